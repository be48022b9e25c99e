/** The version of this engine. Must be that of its package: a test compares them. */
export const ENGINE_VERSION = '0.1.0';
