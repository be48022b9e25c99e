// Entry point of @dradis/packs: lists the public names one by one. Must not hold logic.

// Compiling
export { LANGUAGE_VERSION } from './language-version.js';
export { compilePack, createPackCompiler, type PackCompiler, type PackCompilerOptions, type PackFile, type PackResult } from './pack-compiler.js';
export { type EnginePhrases } from './declare/vocabulary.js';

// Packs that extend others
export { extendedPacks, packId } from './layers/pack-id.js';

// Faces: what a player reads on a card
export { buildFaces } from './faces/build-faces.js';
export { buildProse } from './faces/pack-words.js';
export { type Face, type Faces, type FaceSection } from './faces/face.js';
export { checkWords } from './faces/check-words.js';
export { faceText } from './faces/face-text.js';
export { faceCodePages } from './faces/face-findings.js';

// Formatting
export { formatPackFile } from './format/format-file.js';

// What editors and the debugger ask of a pack
export { type PackText } from './compile/unit-compiler.js';
export { type OutlineItem } from './outline.js';
export { type DocumentRole, type PackDocument } from './compile/read-document.js';
export { type PackShapes } from './shape/shape-book.js';
export { editorSchema } from './shape/editor-schema.js';
export { type Named, type Schema } from './shape/schema.js';
export { type Place } from './findings.js';

// Messages
export { codePages } from './codes/code-pages.js';

// Repairs
export { applyFixes, safeFixes, type Fix } from './fix/safe-fixes.js';

// From one version of the language to the next
export { type Codemod } from './migrate/codemod.js';
export { codemods } from './migrate/codemods.js';
export { type Migration, migratePack } from './migrate/migrate-pack.js';

// What is legal and most likely not meant
export { lintCodePages, lintResult } from './lint/lint-pack.js';
export { REASON_PLACEHOLDER } from './lint/suppressions.js';

// What is known of the game beside its words
export { dieSides } from './lint/analysis/dice.js';

// Reading YAML with places, for other files of a pack folder
export { readYamlDocument, type YamlDocument } from './yaml/read-yaml-document.js';
export { type ListNode, type MapEntry, type MapNode, type PackNode, type Range, type ScalarNode, type ScalarStyle, type UnmappedText } from './yaml/pack-node.js';
export { type TextMap } from './yaml/text-map.js';
