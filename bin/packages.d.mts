/** What npm has to do before the packages in `folder` are those of its lock; null: nothing. */
export function neededInstall(folder: string): "ci" | "install" | null;
