// A plain page for one seat: the question, the numbers of the table, the log. Connects again by itself, and sends an answer
// again that it has not heard of.
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

function tell(event) {
  const item = document.createElement('li');
  const { type, ...rest } = event;
  item.textContent = `${type} ${Object.values(rest).filter((value) => typeof value !== 'object').join(' ')}`;
  byId('log').append(item);
  item.scrollIntoView({ block: 'nearest' });
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
  byId('seat').textContent = look.seat;
  const { pending, question, view } = look;
  byId('state').textContent = pending.kind === 'ended' ? `The game ended with ${pending.outcome}.` : question === null ? `${pending.player} is asked.` : 'You are asked.';
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
  byId('numbers').replaceChildren(
    ...Object.entries(view.variables).flatMap(([name, value]) =>
      typeof value === 'number' ? [Object.assign(document.createElement('dt'), { textContent: name }), Object.assign(document.createElement('dd'), { textContent: value })] : [],
    ),
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
