// The commands that deal with files. Must not know how they are kept.
import type { AppContext } from '../frame/context.js';
import { HINTS_KEY, nextView, showSourceAs, sourceView } from '../panes/source/source-view.js';
import { isUnsaved, type Document } from '../workspace/documents.js';
import type { AppCommand } from './command.js';

const GROUP = 'Files';
const NOT_READ = 'The files are not read yet';

function shownDocument({ workspace }: AppContext): Document | undefined {
  return workspace?.shown === undefined ? undefined : workspace.documents.get(workspace.shown.path);
}

/** Save and what goes with it. */
export const fileCommands: readonly AppCommand[] = [
  {
    id: 'save',
    title: 'Save',
    hint: 'Write the file that is open',
    key: 'Mod+s',
    group: GROUP,
    refusal: (context) => {
      const document = shownDocument(context);
      if (context.workspace === undefined) return NOT_READ;
      if (document === undefined) return 'No file is open';
      if (document.readOnly !== undefined) return document.readOnly;
      if (document.theirs !== undefined) return 'The file has changed on the disk; choose which text to keep first';
      return isUnsaved(document) ? undefined : 'Nothing has changed since it was saved';
    },
    run: ({ workspace }) => { if (workspace?.shown !== undefined) void workspace.documents.save(workspace.shown.path); },
  },
  {
    id: 'save-all',
    title: 'Save all',
    hint: 'Write every file that has changed',
    key: 'Mod+Shift+s',
    group: GROUP,
    refusal: ({ workspace }) => (workspace === undefined ? NOT_READ : workspace.unsaved.length === 0 ? 'Nothing has changed since it was saved' : undefined),
    run: ({ workspace }) => { for (const { path } of workspace?.unsaved ?? []) void workspace?.documents.save(path); },
  },
  {
    id: 'files',
    title: 'Files',
    hint: 'Choose a file to open',
    key: 'Mod+p',
    group: GROUP,
    run: ({ show, find }) => void show('files').then(() => { find('dradis-files-pane')?.focusSearch(); }),
  },
  {
    id: 'form',
    title: 'Text, form or both',
    hint: 'Change between the text of the file, the definition at the cursor as a form, and both',
    key: 'Mod+Shift+e',
    group: GROUP,
    refusal: (context) => (shownDocument(context) === undefined ? 'No file is open' : undefined),
    run: (context) => {
      const next = nextView(sourceView(context.settings));
      showSourceAs(context, next);
      void context.show('source').then(() => { context.find('dradis-source-pane')?.focusView(next); });
    },
  },
  {
    id: 'hints',
    title: 'Hints in the text',
    hint: 'Show or hide what the text leaves unsaid, between its words',
    group: GROUP,
    run: ({ settings, remember }) => { remember({ values: { ...settings.values, [HINTS_KEY]: settings.values[HINTS_KEY] === 'off' ? 'on' : 'off' } }); },
  },
  {
    id: 'problems',
    title: 'Mistakes',
    hint: 'List what is wrong in the pack that is played',
    key: 'Mod+Shift+m',
    group: GROUP,
    run: ({ show }) => void show('problems'),
  },
];
