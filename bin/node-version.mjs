/** The oldest Node that runs the academy, as `engines` in package.json says. */
const oldest = { major: 20, minor: 19 };

/** Ends the process with a sentence if this Node is too old. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major > oldest.major || (major === oldest.major && minor >= oldest.minor)) return;
  console.error(
    `The academy needs Node ${oldest.major}.${oldest.minor} or later and this is Node ${process.versions.node}; install a newer Node from your package manager and try again.`,
  );
  process.exit(1);
}
