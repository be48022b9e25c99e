/** The version of the engine this session is built with. Must be that of the engine's package: a test compares them. */
export const ENGINE_VERSION = '0.1.0';
