// Which members of a package's public types have no docstring. Must not judge wording: a member is documented when its own
// declaration is, or the one that it takes the place of, as editors show it.
import { relative } from 'node:path';
import ts from 'typescript';

/**
 * One door of a package: `types` is its declaration file, `folder` that of the package; both are absolute.
 *
 * @typedef {{ folder: string, types: string }} Door
 */

/** A member without a docstring: `name` as in `Pack.hash`, `file` relative to the package. @typedef {{ name: string, file: string }} Undocumented */

/** @type {import('typescript').CompilerOptions} */
const SETTINGS = {
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  target: ts.ScriptTarget.ES2023,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  experimentalDecorators: true,
  types: [],
};

/** The members that others can name. What a constructor takes is documented by its parameters. @param {import('typescript').Declaration} declaration */
function members(declaration) {
  if (!ts.isInterfaceDeclaration(declaration) && !ts.isClassDeclaration(declaration) && !ts.isEnumDeclaration(declaration)) return [];
  return [...declaration.members].filter((member) => !ts.isConstructorDeclaration(member) && (ts.getCombinedModifierFlags(member) & ts.ModifierFlags.Private) === 0 && !(member.name !== undefined && ts.isPrivateIdentifier(member.name)));
}

/** @param {import('typescript').TypeChecker} checker @param {import('typescript').Symbol} symbol */
function isDocumented(checker, symbol) {
  return symbol.getDocumentationComment(checker).length > 0;
}

/**
 * The names a door offers, and the members of its types, that have no docstring; those of other packages are left out. All
 * doors are given at once because reading the declarations is what takes time.
 *
 * @param {readonly Door[]} doors
 * @returns {Undocumented[][]} for each door
 */
export function undocumented(doors) {
  const program = ts.createProgram(doors.map(({ types }) => types), SETTINGS);
  const checker = program.getTypeChecker();
  return doors.map(({ folder, types }) => {
    const source = program.getSourceFile(types);
    const door = source === undefined ? undefined : checker.getSymbolAtLocation(source);
    if (door === undefined) throw new Error(`${types} offers nothing: run npm run build first`);
    return checker.getExportsOfModule(door).flatMap((offered) => {
      const symbol = (offered.flags & ts.SymbolFlags.Alias) === 0 ? offered : checker.getAliasedSymbol(offered);
      return (symbol.declarations ?? []).flatMap((declaration) => {
        const file = relative(folder, declaration.getSourceFile().fileName).replaceAll('\\', '/');
        if (file.startsWith('..')) return [];
        const bare = isDocumented(checker, symbol) ? [] : [{ name: offered.name, file }];
        return [
          ...bare,
          ...members(declaration).flatMap((member) => {
            const own = member.name === undefined ? undefined : checker.getSymbolAtLocation(member.name);
            // An index or call signature has no name, and so no symbol that knows its docstring.
            const known = own === undefined ? ts.getJSDocCommentsAndTags(member).length > 0 : isDocumented(checker, own);
            return known ? [] : [{ name: `${offered.name}.${member.name?.getText() ?? member.getText()}`, file }];
          }),
        ];
      });
    });
  });
}
