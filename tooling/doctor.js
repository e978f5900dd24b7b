/** Starts tooling/doctor.ts, or says why it cannot. This file needs no package and no new Node.js. */
try {
  const { register } = await import('tsx/esm/api');
  register();
  await import('./doctor.ts');
} catch (error) {
  const isMissing = /^Cannot find (package|module)/.test(error.message);
  console.error(
    isMissing
      ? 'problem  node_modules  Packages are missing. Run npm ci.'
      : `problem  The checks themselves do not run on Node.js ${process.versions.node}; .nvmrc names one that fits.\n${error.stack}`,
  );
  process.exitCode = 1;
}
