// A plain page for one seat: the question, how the fleet stands, its own cards, the log. Connects again by itself, and sends an
// answer again that it has not heard of.
const [table, secret] = location.hash.slice(1).split('.');
const byId = (id) => document.getElementById(id);
const form = document.querySelector('form');
let next = 0;
let wait = 250;
let look;
let unheard;
let socket;

function say(message) {
  if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
}

/** What people call a thing, zone or player; what this seat must not know has a name like ?12, which tells nothing. */
function named(id) {
  if (id === null) return 'nowhere';
  if (id.startsWith('?')) return 'a card';
  const { things, zones, players } = look.view;
  const { title = id, owner = null } = [...things, ...zones, ...players].find((one) => one.id === id) ?? {};
  return owner === null ? title : `${title} of ${named(owner)}`;
}

/** A line of the log; nothing for what only matters to programs. */
function words(event) {
  switch (event.type) {
    case 'moved': return `${named(event.thing)}: ${named(event.from)} → ${named(event.to)}`;
    case 'shown': return `${event.to === null ? 'everybody' : named(event.to)} sees ${event.things.map(named).join(', ')}`;
    case 'rolled': return `a die shows ${event.result}`;
    case 'announced': return event.event.replaceAll('-', ' ');
    case 'ability-used': return `${event.player === null ? 'nobody' : named(event.player)} uses ${named(event.source)}`;
    case 'answered': return `${named(event.player)} has answered`;
    case 'taken-back': return `${named(event.player)} takes the last answer back`;
    case 'ended': return `the game ends with ${named(event.outcome)}`;
    default: return '';
  }
}

function tell(event) {
  const line = words(event);
  if (line === '') return;
  const item = document.createElement('li');
  item.textContent = line;
  byId('log').append(item);
  item.scrollIntoView({ block: 'nearest' });
}

/** Terms with what they are, for a list of definitions. */
function listed(pairs) {
  return pairs.flatMap(([term, what]) => [Object.assign(document.createElement('dt'), { textContent: term }), Object.assign(document.createElement('dd'), { textContent: what })]);
}

function show(message) {
  if (message.refused !== undefined) {
    byId('refused').textContent = message.refused;
    unheard = undefined;
    return;
  }
  look = { ...look, ...message };
  next = message.next;
  if (unheard !== undefined && look.revision > unheard.revision) unheard = undefined;
  byId('refused').textContent = '';
  byId('seat').textContent = look.seat === 'spectator' ? 'You watch' : `You are ${named(look.seat)}`;
  const { pending, question, view } = look;
  byId('state').textContent = pending.kind === 'ended' ? `The game ended with ${named(pending.outcome)}.` : question === null ? `${named(pending.player)} is asked.` : 'You are asked.';
  form.hidden = question === null;
  if (question !== null) {
    const { prompt, options, min, max } = question;
    form.querySelector('legend').textContent = `${prompt} (${min === max ? min : `${min} to ${max}`})`;
    byId('options').replaceChildren(
      ...options.map(({ id, label }) => {
        const line = document.createElement('label');
        const input = Object.assign(document.createElement('input'), { type: max === 1 && min === 1 ? 'radio' : 'checkbox', name: 'choose', value: id });
        line.append(input, ` ${label}`);
        return line;
      }),
    );
  }
  const { things, zones, variables } = view;
  byId('numbers').replaceChildren(
    ...listed([...things.filter(({ kind }) => kind === 'resource').map(({ title, attributes }) => [title, attributes.level]), ['Distance', variables.distance], ['Jump preparation', variables['jump-preparation']]]),
    ...listed(zones.filter(({ owner, count }) => owner === look.seat && count > 0).map(({ title, contents }) => [title, contents.map(named).join(', ')])),
  );
  for (const event of message.events) tell(event);
}

function connect() {
  socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/`);
  socket.onopen = () => {
    wait = 250;
    say({ join: table, ...(secret === undefined ? {} : { secret }), since: next });
    if (unheard !== undefined) say({ answer: unheard });
  };
  socket.onmessage = ({ data }) => show(JSON.parse(data));
  socket.onclose = () => {
    byId('state').textContent = 'The connection broke; connecting again …';
    setTimeout(connect, wait);
    wait = Math.min(wait * 2, 8_000);
  };
}

form.onsubmit = (event) => {
  event.preventDefault();
  unheard = { revision: look.revision, choose: new FormData(form).getAll('choose') };
  say({ answer: unheard });
};
byId('undo').onclick = () => say({ undo: true });
connect();
