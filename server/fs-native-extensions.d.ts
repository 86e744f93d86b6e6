declare module "fs-native-extensions" {
  /** Takes the kernel's exclusive lock on an open file; false if another open file holds it. */
  export function tryLock(fd: number): boolean;
}
