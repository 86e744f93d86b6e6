import { benchArguments } from "./arguments";

await import(`./${benchArguments().name}.ts`);
