import { buildIfNeeded } from './build-if-needed.mjs';

// Learns all tables in resources/models from the texts in eval/train: the same texts give the same tables.
buildIfNeeded();
for (const lesson of ['labels.main', 'flags.main', 'statements.main']) await import(`../dist/eval/train/${lesson}.js`);
