/** Style sheets are bundled by esbuild; to the compiler they are modules without content. */
declare module "*.css";
