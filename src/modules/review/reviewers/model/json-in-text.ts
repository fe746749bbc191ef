function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The JSON object in a model's answer, even if there is other text around it; undefined if there is none. */
export function jsonInText(text: string): unknown {
  const said = text.replace(/^\s*<think>[\s\S]*?<\/think>/u, '').trim();
  const whole = parse(said);
  if (whole !== undefined) return whole;
  const [start, end] = [said.indexOf('{'), said.lastIndexOf('}')];
  return start >= 0 && end > start ? parse(said.slice(start, end + 1)) : undefined;
}
