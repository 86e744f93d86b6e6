/** What npm has to do so that the packages in `folder` match the lock; null for nothing. */
export function neededInstall(folder: string): "ci" | "install" | null;
