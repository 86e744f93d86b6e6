import { beforeEach } from "vitest";
import { noteRunningTest } from "./chromium";

beforeEach(({ task }) => noteRunningTest(task));
