import { createBrowserHistory } from "@tanstack/react-router";
import { hydrateRoot } from "react-dom/client";
import { floorPage } from "./floor-page";

const root = document.getElementById("root") as HTMLElement;
hydrateRoot(root, await floorPage(createBrowserHistory()));
