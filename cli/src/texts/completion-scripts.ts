import { type CommandEntry } from '../command-tree.js';

/** What may follow the words of a command: those of commands below it, and options, its own and the program's. */
interface Place {
  readonly path: string;
  readonly words: readonly string[];
}

export function bashScript(entries: readonly CommandEntry[]): string {
  return `# intake: source <(intake completion bash)
_intake() {
  local path= word i
  for ((i = 1; i < COMP_CWORD; i++)); do
    word=\${COMP_WORDS[i]}
    case "$path $word" in
${casesOf(entries, (path) => `path=${quoted(path)}`)}
    esac
  done
  local words=
  case "$path" in
${wordsOf(entries, (words) => `words=${quoted(words.join(' '))}`)}
  esac
  COMPREPLY=($(compgen -W "$words" -- "\${COMP_WORDS[COMP_CWORD]}"))
}
complete -o default -F _intake intake
`;
}

export function zshScript(entries: readonly CommandEntry[]): string {
  return `#compdef intake
# intake: source <(intake completion zsh)
_intake() {
  local place= word
  for word in "\${(@)words[2,CURRENT-1]}"; do
    case "$place $word" in
${casesOf(entries, (path) => `place=${quoted(path)}`)}
    esac
  done
  local -a found
  case "$place" in
${wordsOf(entries, (words) => `found=(${words.map(quoted).join(' ')})`)}
  esac
  compadd -- $found || _files
}
compdef _intake intake
`;
}

export function fishScript(entries: readonly CommandEntry[]): string {
  const [program, ...commands] = entries;
  const lines = commands.flatMap(({ path, description, options, subcommands }) => {
    const [first = '', second] = path;
    const isHere = `__fish_seen_subcommand_from ${second ?? first}`;
    const above = commands.filter((entry) => entry.path[0] === first && entry.path.length === 2);
    const siblings = (second === undefined ? commands.filter((entry) => entry.path.length === 1) : above).map(nameOf);
    const isAbove = `not __fish_seen_subcommand_from ${siblings.join(' ')}`;
    const when = second === undefined ? isAbove : `__fish_seen_subcommand_from ${first}; and ${isAbove}`;
    const told = subcommands.length > 0 ? [] : options.map((option) => optionLine(isHere, option));
    return [`complete -c intake -f -n ${quoted(when)} -a ${second ?? first} -d ${quoted(description)}`, ...told];
  });
  const globals = (program?.options ?? []).map((option) => optionLine('true', option));
  return ['# intake: intake completion fish | source', ...lines, ...globals, ''].join('\n');
}

function optionLine(
  when: string,
  { names, takes_value: takesValue, description, choices }: CommandEntry['options'][number],
): string {
  const written = names.map((name) => (name.startsWith('--') ? `-l ${name.slice(2)}` : `-s ${name.slice(1)}`));
  const values = choices.length > 0 ? ` -a ${quoted(choices.join(' '))}` : '';
  return `complete -c intake -n ${quoted(when)} ${written.join(' ')}${takesValue ? ' -r' : ''}${values} -d ${quoted(description)}`;
}

function placesOf(entries: readonly CommandEntry[]): Place[] {
  const globals = (entries[0]?.options ?? []).flatMap(({ names }) => names);
  return entries.map(({ path, options, subcommands }) => {
    const own = options.flatMap(({ names }) => names);
    return { path: path.join(' '), words: [...new Set([...subcommands, ...own, ...globals])] };
  });
}

function casesOf(entries: readonly CommandEntry[], then: (path: string) => string): string {
  const paths = entries.slice(1).map(({ path }) => path);
  return paths
    .map(
      (path) =>
        `      ${quoted([path.slice(0, -1).join(' '), path.at(-1) ?? ''].join(' '))}) ${then(path.join(' '))} ;;`,
    )
    .join('\n');
}

function wordsOf(entries: readonly CommandEntry[], then: (words: readonly string[]) => string): string {
  return placesOf(entries)
    .map(({ path, words }) => `    ${quoted(path)}) ${then(words)} ;;`)
    .join('\n');
}

function nameOf({ path }: CommandEntry): string {
  return path.at(-1) ?? '';
}

/** As a shell takes it word for word. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
