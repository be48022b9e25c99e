// Tables in a file of SQLite. A move is on the disk before `append` is done: what a player was told is kept, whenever the
// process ends.
import Database from 'better-sqlite3';

/**
 * @param {string} file path of the database; made when it is not there
 * @returns {import('./memory-store.js').TableStore}
 */
export function sqliteStore(file) {
  const database = new Database(file);
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.exec(`
    CREATE TABLE IF NOT EXISTS tables (id TEXT PRIMARY KEY, document TEXT NOT NULL, secrets TEXT NOT NULL) STRICT;
    CREATE TABLE IF NOT EXISTS moves (id TEXT NOT NULL REFERENCES tables, number INTEGER NOT NULL, move TEXT NOT NULL, PRIMARY KEY (id, number)) STRICT, WITHOUT ROWID;
  `);
  const insertTable = database.prepare('INSERT INTO tables VALUES (?, ?, ?)');
  const selectTable = database.prepare('SELECT document, secrets FROM tables WHERE id = ?');
  const insertMove = database.prepare('INSERT INTO moves VALUES (?, ?, ?)');
  const selectMoves = database.prepare('SELECT move FROM moves WHERE id = ? ORDER BY number').pluck();
  const countMoves = database.prepare('SELECT count(*) FROM moves WHERE id = ?').pluck();

  const keepMoves = database.transaction((id, index, moves) => {
    if (countMoves.get(id) !== index) throw new Error(`table ${id} does not have ${index} moves`);
    moves.forEach((move, offset) => insertMove.run(id, index + offset, JSON.stringify(move)));
  });
  const keepTable = database.transaction((id, { document: { moves, ...rest }, secrets }) => {
    insertTable.run(id, JSON.stringify(rest), JSON.stringify(secrets));
    keepMoves(id, 0, moves);
  });

  return {
    async create(id, table) {
      keepTable(id, table);
    },
    async read(id) {
      const row = selectTable.get(id);
      if (row === undefined) return undefined;
      return { document: { ...JSON.parse(row.document), moves: selectMoves.all(id).map((move) => JSON.parse(move)) }, secrets: JSON.parse(row.secrets) };
    },
    async append(id, index, moves) {
      keepMoves.immediate(id, index, moves);
    },
    close() {
      database.close();
    },
  };
}
