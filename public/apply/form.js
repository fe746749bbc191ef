// Adds to the application form what it also works without: a draft kept in this browser, the reader's own time, and a
// count of the characters that are left; that the form is being sent, and that it was. Nothing leaves the browser by it.

const PREFIX = 'application-draft';
const SENT = 'application-sent';
const SAVE_AFTER_MS = 400;
/** From here on it helps to know how many characters are left. */
const NEAR_THE_LIMIT = 1_000;
/** Some of what was written a browser puts back after the scripts have run, and a busy one long after the page was shown. */
const PUT_BACK_BY_MS = [0, 50, 250, 1_000, 3_000];

const form = document.querySelector('form[data-cohort]');
const receipt = document.querySelector('[data-sent]');

if (receipt !== null) {
  rememberSent(receipt.dataset);
  offerCopy(receipt.dataset.reference);
}
if (form !== null) {
  const writing = noticeWriting(form);
  recallSent(form);
  emptyLeft(form, writing);
  if (storage() !== null) keepDraft(form);
  countCharacters(form);
  tellSending(form);
  addEventListener('pageshow', ({ persisted }) => {
    // The page as it was left: what was written in it has been sent.
    if (persisted) {
      writing.hasBegun = false;
      recallSent(form);
    }
    for (const ms of PUT_BACK_BY_MS) setTimeout(() => emptyLeft(form, writing, persisted), ms);
    if (persisted || isBack()) setTimeout(() => leadToSent(form, writing));
  });
}
for (const time of document.querySelectorAll('time')) {
  const minute = {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  };
  time.title = time.textContent;
  time.textContent = new Date(time.dateTime).toLocaleString('en-GB', minute);
}

function rememberSent({ sent, reference, at }) {
  forget(sent);
  try {
    localStorage.setItem(`${SENT}:${sent}`, JSON.stringify({ at, reference, receipt: location.pathname }));
  } catch {
    // Then it is told by the receipt alone.
  }
}

function offerCopy(reference) {
  if (navigator.clipboard === undefined) return;
  const button = document.getElementById('copy');
  button.classList.remove('waiting');
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(reference);
    document.getElementById('copied').textContent = 'Copied';
  });
}

function sentBefore(cohort) {
  try {
    const sent = JSON.parse(storage()?.getItem(`${SENT}:${cohort}`) ?? 'null');
    return typeof sent?.reference === 'string' && !Number.isNaN(Date.parse(sent.at)) ? sent : null;
  } catch {
    return null;
  }
}

/** Whether somebody writes, perhaps since before this script was there. What a browser puts back has no focus. */
function noticeWriting(form) {
  const writing = { hasBegun: form.contains(document.activeElement) };
  const begin = ({ type, target }) => {
    writing.hasBegun ||= type !== 'input' || target === document.activeElement;
  };
  for (const type of ['pointerdown', 'keydown', 'input']) form.addEventListener(type, begin);
  return writing;
}

function recallSent(form) {
  const sent = sentBefore(form.dataset.cohort);
  if (sent !== null) tellSent(sent);
}

/** Who comes back from the receipt, or loads the form again, would find what the browser puts back of what was sent: half of it. */
function emptyLeft(form, writing, isAsLeft = false) {
  const isLeft = isAsLeft || isBack() || form.dataset.back === undefined;
  if (isLeft && isDone(form, writing)) clearAll(form);
}

function tellSent({ at, reference, receipt }) {
  const box = document.getElementById('sent');
  const when = new Date(at).toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short' });
  const link = document.createElement('a');
  link.href = String(receipt).startsWith('/apply/') ? receipt : '#';
  link.textContent = 'See the receipt';
  const code = document.createElement('code');
  code.textContent = reference;
  box.replaceChildren(
    `You sent an application from this browser on ${when}, reference `,
    code,
    '. ',
    link,
    '. What you write below would be another one.',
  );
  box.hidden = false;
}

/** A browser comes back to where the form was sent from: its end, far below what tells that it was. */
function leadToSent(form, writing) {
  if (isDone(form, writing)) document.getElementById('sent').scrollIntoView({ block: 'center' });
}

function isDone({ dataset: { cohort } }, writing) {
  return !writing.hasBegun && sentBefore(cohort) !== null && draftsOf(cohort).length === 0;
}

function isBack() {
  return performance.getEntriesByType('navigation')[0]?.type === 'back_forward';
}

/** On a slow line sending takes a while. The button goes on working: what is sent twice counts once. */
function tellSending(form) {
  const said = document.getElementById('sending');
  form.addEventListener('submit', () => {
    said.textContent = 'Sending …';
  });
  addEventListener('pageshow', () => {
    said.textContent = '';
  });
}

function keepDraft(form) {
  const { cohort, version } = form.dataset;
  const key = `${PREFIX}:${cohort}:${version}`;
  const box = document.getElementById('draft');
  const said = document.getElementById('draft-said');
  let timer;
  const save = () => {
    clearTimeout(timer);
    timer = undefined;
    try {
      localStorage.setItem(key, JSON.stringify({ at: Date.now(), values: valuesOf(form) }));
    } catch {
      // Full: better no draft than an old one that looks like the latest.
      localStorage.removeItem(key);
    }
  };
  box.classList.remove('waiting');
  // On a slow connection the form is there, and written in, before this script is.
  const isWritten = Object.values(valuesOf(form))
    .flat()
    .some((value) => value.trim() !== '');
  // What came back from the service is newer than any draft.
  if (!('back' in form.dataset)) restore(form, key, said);
  if ('back' in form.dataset || isWritten) save();
  form.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(save, SAVE_AFTER_MS);
  });
  const saveAtOnce = () => {
    if (timer !== undefined) save();
  };
  addEventListener('pagehide', saveAtOnce);
  // Where the browser keeps the page it is hidden only after the receipt has forgotten the draft.
  form.addEventListener('submit', saveAtOnce);
  document.getElementById('draft-discard').addEventListener('click', () => {
    if (!confirm('Discard everything that you wrote here?')) return;
    clearTimeout(timer);
    timer = undefined;
    forget(cohort);
    clearAll(form);
    said.textContent = 'The draft was discarded.';
  });
}

/** A draft of this version of the form; else of an earlier one, whose questions may still be asked. */
function restore(form, key, said) {
  const drafts = draftsOf(form.dataset.cohort);
  const [name] = drafts.includes(key) ? [key] : drafts;
  const draft = name === undefined ? null : parsed(localStorage.getItem(name));
  if (draft === null) return;
  const isWritten = ([, values]) => values.some((value) => value.trim() !== '');
  const written = new Map(Object.entries(draft.values).filter(isWritten));
  if (written.size === 0) return;
  const before = valuesOf(form);
  const isEmpty = ({ name }) => (before[name] ?? []).every((value) => value.trim() === '');
  for (const control of controlsOf(form).filter(isEmpty)) fill(control, written.get(control.name) ?? []);
  const at = new Date(draft.at).toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short' });
  said.textContent = `Your draft of ${at} has been put back. It has not been sent.`;
}

function controlsOf(form) {
  return [...form.elements].filter(
    ({ name, type }) => type !== 'hidden' && /^(founder_name$|contact_email$|answer\.)/.test(name),
  );
}

function valuesOf(form) {
  const values = {};
  for (const control of controlsOf(form)) {
    const isChoice = control.type === 'checkbox' || control.type === 'radio';
    if (!isChoice || control.checked) (values[control.name] ??= []).push(control.value);
  }
  return values;
}

function fill(control, values) {
  if (control.type === 'checkbox' || control.type === 'radio') control.checked = values.includes(control.value);
  else if (values.length > 0) [control.value] = values;
}

function clearAll(form) {
  for (const control of controlsOf(form)) clear(control);
}

function clear(control) {
  if (control.type === 'checkbox' || control.type === 'radio') control.checked = false;
  else control.value = '';
}

function forget(cohort) {
  for (const name of draftsOf(cohort)) localStorage.removeItem(name);
}

function draftsOf(cohort) {
  return Object.keys(storage() ?? {}).filter((name) => name.startsWith(`${PREFIX}:${cohort}:`));
}

function parsed(text) {
  try {
    const draft = JSON.parse(text);
    return typeof draft.at === 'number' && typeof draft.values === 'object' ? draft : null;
  } catch {
    return null;
  }
}

/** Null where the browser keeps nothing. */
function storage() {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

function countCharacters(form) {
  for (const area of form.querySelectorAll('textarea')) {
    const note = document.createElement('p');
    note.className = 'help';
    area.after(note);
    const tell = () => {
      const left = area.maxLength - area.value.length;
      note.textContent = left > NEAR_THE_LIMIT ? '' : `${Math.max(0, left).toLocaleString('en')} characters left`;
    };
    area.addEventListener('input', tell);
    tell();
  }
}
