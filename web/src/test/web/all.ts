import { finish } from "./check";
import { deciding } from "./deciding";
import { moves } from "./moves";
import { orders } from "./orders";
import { strifes } from "./strifes";
import { tables } from "./tables";
import { words } from "./words";

words();
moves();
orders();
tables();
strifes();
deciding();
finish();
