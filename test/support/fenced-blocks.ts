interface Block {
  readonly language: string;
  readonly text: string;
}

/** The code between fences of a text in Markdown, in its order. */
export function fencedBlocks(markdown: string): Block[] {
  return [...markdown.matchAll(/^```(\w+)\n(.*?)^```$/gms)].map(([, language = '', text = '']) => ({ language, text }));
}
