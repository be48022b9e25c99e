/** Games that begin at a position with statements of their own. Must take no position for one of a pack that it does not fit. */
import { askAgain, BrokenDocument, type Game, layoutPrint, loadGame, loadPack, type Pack, startProgram } from '@dradis/engine';
import type { Beginning } from '../types/document.js';

/**
 * The pack with the statements as one program more: stack, source, copies and branches then know it as they know all others.
 * The statements may name any of the players of the game, so it is for no fewer. Throws BrokenDocument when the program does not
 * fit the pack, when its id or file is there already, and for a wrong number of players.
 */
export function packWith({ compiled, layoutFor }: Pack, { program, file }: Pick<Beginning, 'program' | 'file'>, players: number): Pack {
  layoutFor(players);
  const settings = { ...compiled.settings, players: { ...compiled.settings.players, min: players } };
  if (compiled.programs.some(({ id }) => id === program.id)) throw new BrokenDocument('begin.program.id', `the pack has a program "${program.id}" itself`);
  if (compiled.files.includes(file.path)) throw new BrokenDocument('begin.file.path', `the pack has a file "${file.path}" itself`);
  return loadPack({ ...compiled, settings, programs: [...compiled.programs, { ...program, file: compiled.files.length }], files: [...compiled.files, file.path] });
}

/** Begins the program above what is under way, which goes on when it is done; a question that waits is put anew then. */
function beginOver(game: Game, program: string): void {
  askAgain(game);
  const { frames, tallies } = game.state;
  const under = { frames: [...frames], tallies: [...tallies] };
  startProgram(game, program);
  for (const frame of frames) frame.tallies = under.tallies.length;
  frames.unshift(...under.frames);
  tallies.unshift(...under.tallies);
}

/** A game of such a pack at its beginning. Throws BrokenDocument when the state does not fit, or is of other players. */
export function beginAt(pack: Pack, players: number, { state, layout, program, onward }: Beginning): Game {
  if (layoutPrint(pack, players) !== layout) throw new BrokenDocument('begin', 'the game begins with components that this pack does not have, or not in this order');
  // What the numbers in it stand for is the same, so the rules may be others.
  const game = loadGame(pack, { ...state, pack: pack.hash, state: { ...state.state, pack: pack.hash } });
  if (game.state.players !== players) throw new BrokenDocument('players', `the position is one of ${game.state.players} players, not of ${players}`);
  if (onward === true) beginOver(game, program.id);
  else startProgram(game, program.id);
  return game;
}
