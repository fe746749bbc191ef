/** Shows the samples of an operation before its answers. The language that is chosen for one is that of all. */
export function Samples({ React }) {
  const { createElement: h, useSyncExternalStore } = React;
  let chosen = null;
  const readers = new Set();
  const choose = (label) => {
    chosen = label;
    for (const tell of readers) tell();
  };
  const subscribe = (tell) => {
    readers.add(tell);
    return () => readers.delete(tell);
  };

  function Panel({ samples }) {
    const label = useSyncExternalStore(subscribe, () => chosen);
    const shown = samples.find((sample) => sample.label === label) ?? samples[0];
    const languages = samples.map((sample) =>
      h(
        'button',
        {
          key: sample.label,
          type: 'button',
          'aria-pressed': sample === shown,
          onClick: () => choose(sample.label),
        },
        sample.label,
      ),
    );
    // Browsers let only pages of this machine, or of an encrypted address, write to the clipboard.
    const copy =
      navigator.clipboard &&
      h(
        'button',
        { type: 'button', className: 'copy', onClick: () => void navigator.clipboard.writeText(shown.source) },
        'Copy',
      );
    return h(
      'section',
      { className: 'samples', 'aria-label': 'Samples' },
      h('div', { role: 'group', 'aria-label': 'Language' }, languages, copy),
      h(
        'pre',
        { tabIndex: 0, role: 'region', 'aria-label': `Sample in ${shown.label}` },
        h('code', null, shown.source),
      ),
    );
  }

  const withSamples = (Responses) => (props) => {
    const { path, method, specSelectors } = props;
    const samples = specSelectors.specJson().getIn(['paths', path, method, 'x-codeSamples'])?.toJS() ?? [];
    return h(React.Fragment, null, samples.length > 0 && h(Panel, { samples }), h(Responses, props));
  };
  return { wrapComponents: { responses: withSamples } };
}
