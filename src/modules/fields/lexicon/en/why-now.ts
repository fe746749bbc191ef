import { type RoleLexicon } from '../role-lexicon.js';

export const whyNow: RoleLexicon = {
  role: 'why_now',
  tells: [
    'now', 'since', 'recent*', 'this year', 'last year', 'new law', 'new rule*', 'regulation*', 'regulat*', 'law',
    'mandate*', 'mandatory', 'deadline', 'from january', 'from july', 'changed', 'changes', 'fell', 'fallen',
    'dropped', 'has become', 'have become', 'became', 'until now', 'no longer', 'for the first time', 'took effect',
    'takes effect', 'came into force', 'comes into force', 'in force', 'requires', 'required', 'pandemic', 'finally',
    'adopt*', 'cheap enough', 'smartphone*', 'coverage reached', 'rose', 'rising', 'doubled', 'tripled', 'shift*',
    'expire*', 'phase out', 'phased out', 'directive', 'subsid*', 'ban', 'banned',
  ],
  except: [
    'right now we', 'right now i', 'until now we', 'required for', 'where are you now', 'doing now', 'law firm*',
  ],
};
