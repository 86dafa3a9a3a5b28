/** The screens that draw boards. */
import "./learn";
import "./table";
