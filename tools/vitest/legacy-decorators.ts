// Vite settings that lower Lit's decorators the same way as the tsconfig of packages/elements does.
// Vite reads those options from a tsconfig only for files that tsconfig covers, which leaves out tests and stories.

/** Options for vite's `oxc` key. */
export const legacyDecorators = {
  decorator: { legacy: true },
  assumptions: { setPublicClassFields: true },
  typescript: { removeClassFieldsWithoutInitializer: true },
};
