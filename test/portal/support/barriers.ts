import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type AxeResults, type RunOptions } from 'axe-core';
import { type Page } from 'playwright-core';

/** Half a megabyte; what the package gives as its source is more than twice as long. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** To read a few colours again for each element is a third of its time. */
const READ_COLOURS_ONCE = `{
  const { prototype } = axe.commons.color.Color;
  const [parse, known] = [prototype.parseString, new Map()];
  prototype.parseString = function (text) {
    const found = known.get(text);
    if (found !== undefined) return Object.assign(this, found);
    parse.call(this, text);
    const { r, g, b, alpha } = this;
    known.set(text, { r, g, b, alpha });
    return this;
  };
}`;

/**
 * Nine tenths of the rest is to find what is behind each text. One that looks as another that was found to be legible, with
 * its colour, size and weight on the same layers, is as legible. Not so where something is moved out of the page's flow, and
 * what is behind it is not what it is in: that is looked at each time.
 */
const READ_LOOKS_ONCE = `{
  const legible = (globalThis.legible = new Set());
  const isNothing = (colour) => /^rgba\\(.*, 0\\)$/.test(colour);
  // What axe keeps of an element is of one run; by the next, it may look otherwise.
  const layersOf = (node) => (node ? (node._cache.layers ??= readLayers(node)) : { seen: '', isMoved: false, isFaint: false });
  const readLayers = ({ actualNode, parent }) => {
    const outer = layersOf(parent);
    const style = getComputedStyle(actualNode);
    const { backgroundColor: colour, backgroundImage: image, opacity, filter, mixBlendMode } = style;
    const isFaint = opacity !== '1' || filter !== 'none' || mixBlendMode !== 'normal';
    const isMoved = !['static', 'relative'].includes(style.position) || style.transform !== 'none';
    if (colour.startsWith('rgb(') && image === 'none' && !isFaint && !outer.isFaint)
      return { seen: colour, isMoved: false, isFaint: false };
    const own = isNothing(colour) && image === 'none' ? '' : colour + image;
    const seen = outer.seen + own + (isFaint ? opacity + filter + mixBlendMode : '');
    return { seen, isMoved: outer.isMoved || isMoved, isFaint: outer.isFaint || isFaint };
  };
  const lookOf = (node) => {
    const { seen, isMoved } = layersOf(node);
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(node.actualNode);
    return isMoved ? undefined : [seen, color, fontSize, fontWeight, textShadow].join(' ');
  };
  const rule = axe._audit.rules.find(({ id }) => id === 'color-contrast');
  const check = axe._audit.checks['color-contrast'];
  const [{ matches }, { evaluate }] = [rule, check];
  rule.matches = function (element, node, ...rest) {
    return !legible.has(lookOf(node)) && matches.call(this, element, node, ...rest);
  };
  check.evaluate = function (element, options, node, ...rest) {
    const [look, { data }] = [lookOf(node), this];
    if (legible.has(look)) return true;
    let found;
    this.data = (told) => {
      found = told;
      data(told);
    };
    const isLegible = evaluate.call(this, element, options, node, ...rest);
    // Of what is hidden, no colours are told.
    if (isLegible === true && found?.bgColor !== undefined && look !== undefined) legible.add(look);
    return isLegible;
  };
}`;

/** Rules that find nothing serious, whose finds would be left out: to read each element of a page for them takes long. */
const MILD = `Object.fromEntries(axe._audit.rules
  .filter(({ impact }) => impact === 'minor' || impact === 'moderate')
  .map(({ id }) => [id, { enabled: false }]))`;

/** How texts look that were found to be legible, on any page before. */
let legible: readonly string[] = [];

/** What axe finds that keeps somebody from using the page, or what is within; or only what comes of its colours. */
export async function barriersOf(page: Page, which: 'all' | 'colours', within: string): Promise<string[]> {
  if (await page.evaluate<boolean>('globalThis.axe === undefined'))
    await page.evaluate(`${AXE}; ${READ_COLOURS_ONCE} ${READ_LOOKS_ONCE} null`);
  // What passed is of no interest, and would be described in as many words.
  const options: RunOptions = {
    resultTypes: ['violations'],
    // Style sheets are read for experimental rules, and media for one of moderate impact.
    preload: false,
    ...(which === 'colours' && { runOnly: ['color-contrast'] }),
  };
  const run = `axe.run(${JSON.stringify(within)}, { ...${JSON.stringify(options)}, rules: ${MILD} })`;
  const { violations, looks } = await page.evaluate<{ violations: AxeResults['violations']; looks: string[] }>(
    `(async () => {
      for (const look of ${JSON.stringify(legible)}) globalThis.legible.add(look);
      const { violations } = await ${run};
      return { violations, looks: [...globalThis.legible] };
    })()`,
  );
  legible = looks;
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary ?? ''}`));
}
