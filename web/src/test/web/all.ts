import { finish } from "./check";
import { moves } from "./moves";
import { orders } from "./orders";
import { words } from "./words";

words();
moves();
orders();
finish();
