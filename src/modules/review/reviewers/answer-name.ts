import { cutAtWord } from '../../../common/text/cut-at-word.js';
import { type ReviewAnswer } from './reviewer.js';

const LONGEST_NAME = 48;

/** How texts name an answer: by its role, or by its key or question if it has none. */
export function answerName({ role, label, key }: Pick<ReviewAnswer, 'role' | 'label' | 'key'>): string {
  if (role !== null) return role.replaceAll('_', ' ');
  const names = [key.replaceAll(/[_-]+/gu, ' '), label.replace(/(?<![\s?:.*])[\s?:.*]+$/u, '')].map((name) =>
    name.trim(),
  );
  const [shortest = ''] = names.filter((name) => name !== '').sort((a, b) => a.length - b.length);
  return shortest.length <= LONGEST_NAME ? shortest : `${cutAtWord(shortest, LONGEST_NAME)} …`;
}
