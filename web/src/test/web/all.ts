import { cities } from "./cities";
import { coaches } from "./coaches";
import { deciding } from "./deciding";
import { lives } from "./lives";
import { moves } from "./moves";
import { orders } from "./orders";
import { strifes } from "./strifes";
import { tables } from "./tables";
import { words } from "./words";

words();
lives();
moves();
orders();
tables();
strifes();
deciding();
cities();
coaches();
