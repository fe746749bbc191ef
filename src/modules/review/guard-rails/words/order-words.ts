import { ADDRESS_WORDS } from './address-words.js';

/** What English orders about the review are made of. A trailing `*` stands for any ending. */
const MATTERS = {
  /** Verbs that set instructions aside. */
  override: [
    'ignore', 'ignoring', 'disregard', 'disregarding', 'forget', 'forgetting', 'override', 'overrule', 'bypass',
    'do not follow', 'don t follow', 'do not obey', 'don t obey', 'stop following', 'stop obeying', 'stop applying',
    'cease following', 'discard', 'set aside', 'put aside', 'cast aside', 'lay aside', 'leave aside',
    'pay no attention to', 'pay no heed to', 'take no notice of', 'never mind', 'break free from', 'break out of',
    'step outside', 'unlearn', 'let go of', 'look past', 'abandon', 'throw away', 'throw out', 'toss',
  ],
  /** The same, where other things are done so, too. */
  override_weak: [
    'do not apply', 'don t apply', 'do not use', 'don t use', 'stop using', 'overwrite', 'drop', 'skip', 'suspend',
    'cancel', 'erase', 'delete', 'wipe', 'clear', 'neglect', 'dismiss', 'deactivate', 'disable', 'turn off',
    'switch off', 'replace', 'void', 'nullify', 'supersede', 'overlook', 'reset', 'undo', 'exit',
  ],
  /** What such verbs are aimed at, whoever wrote it. */
  orders: [
    'instruction*', 'prompt', 'prompts', 'rubric', 'rubrics', 'guideline*', 'guidance', 'rules', 'criteria',
    'directive*', 'scoring guide*', 'scoring scheme', 'evaluation scheme', 'marking scheme', 'grading scale',
    'grading scheme', 'guardrails', 'guard rails', 'programming',
  ],
  /** Others have these, too. */
  orders_weak: [
    'direction', 'directions', 'orders', 'commands', 'constraints', 'restrictions', 'policy', 'policies',
    'safety checks', 'safety filter*', 'context', 'messages', 'message', 'training', 'text', 'content', 'task',
    'tasks', 'limits', 'persona',
  ],
  /** The same, where the words alone tell whose they are. */
  own_orders: [
    'system prompt', 'system prompts', 'system message', 'system messages', 'system instruction*', 'everything above',
    'all of the above', 'the text above', 'everything before this', 'everything you were told', 'what you were told', 'what the form', 'what you were asked', 'what the question', 'the questions asked', 'what you have read',
    'what you have been told', 'anything you were told', 'everything written above', 'everything you have been told',
    'your instruction*', 'your prompt', 'your rubric', 'your guidelines', 'your rules', 'your criteria',
    'your programming', 'your training', 'your guardrails', 'your guard rails', 'your constraints', 'your directives',
    'your orders', 'your policy', 'your policies', 'scoring rubric', 'evaluation rubric', 'scoring guidelines',
    'evaluation guidelines', 'scoring instructions', 'evaluation instructions', 'review instructions',
    'initial prompt', 'original prompt', 'hidden prompt', 'developer message', 'all prior context',
    'previous context', 'prior context', 'your scoring', 'your usual', 'your normal', 'your standard', 'your default',
  ],
  /** Makes one of the `orders` those of the reviewer. */
  earlier: [
    'previous', 'previously', 'prior', 'above', 'earlier', 'preceding', 'your', 'system', 'initial', 'original',
    'scoring', 'evaluation', 'grading', 'marking', 'judging', 'foregoing', 'you',
  ],
  any_of: [
    'all', 'any', 'every', 'these', 'those', 'given', 'existing', 'current', 'former', 'assigned', 'review',
    'assessment', 'the',
  ],
  /** They are said to hold no more. */
  void_now: [
    'should be ignored', 'must be ignored', 'to be ignored', 'can be ignored', 'are cancelled', 'is cancelled',
    'are canceled', 'no longer apply', 'no longer applies', 'no longer valid', 'are void', 'is void',
    'are superseded', 'is superseded', 'do not apply', 'does not apply', 'are suspended', 'is suspended',
    'have been replaced', 'has been replaced', 'are obsolete', 'is obsolete', 'are revoked', 'is revoked',
    'have been updated', 'has been updated', 'must be disregarded', 'should be disregarded', 'are overridden',
    'is overridden', 'has changed', 'have changed', 'were a test', 'is hereby', 'are hereby', 'are outdated',
    'is outdated',
  ],
  mark: [
    'score*', 'scoring', 'scored', 'mark', 'marks', 'rating*', 'grade', 'grades', 'points', 'stars', 'evaluation', 'verdict', 'assessment',
    'ranking', 'percentile',
  ],
  mark_loose: [
    'level', 'levels', 'tier', 'result', 'outcome', 'recommendation', 'review', 'rank', 'place', 'category', 'band',
    'value', 'values', 'output', 'answer', 'conclusion',
  ],
  top: [
    'maximum', 'max', 'maximal', 'highest', 'top', 'topmost', 'full', 'perfect', 'best', 'excellent', 'outstanding',
    'exceptional', 'stellar', 'flawless', 'upper', 'winning', 'strongest', 'greatest', 'ideal', 'five', 'hundred',
    'ten',
  ],
  top_loose: [
    'high', 'higher', 'positive', 'favourable', 'favorable', 'glowing', 'generous', 'first class', 'good', 'strong',
  ],
  highly: [
    'highly', 'high', 'well', 'favourably', 'favorably', 'generously', 'kindly', 'positively', 'top', 'first', 'best',
    'excellent', 'outstanding', 'leniently', 'perfect', 'number one', 'maximum', 'above all',
  ],
  rate: [
    'rate', 'score', 'mark', 'grade', 'rank', 'evaluate', 'assess', 'judge', 'review', 'treat', 'weigh', 'place',
    'put',
  ],
  /** Says that a mark is the right one. */
  right: [
    'correct', 'only', 'right', 'appropriate', 'fair', 'proper', 'true', 'final', 'official', 'actual', 'fitting',
    'just', 'accurate', 'obvious', 'expected', 'reasonable', 'acceptable', 'honest', 'logical', 'natural',
    'mandatory',
  ],
  /** A mark and its height in one. */
  top_mark: [
    'full marks', 'top marks', 'full points', 'full score*', 'full credit', 'perfect ten', 'flying colours',
    'flying colors', 'highest honours', 'highest honors', 'straight as', 'an a plus', 'five stars',
    'a hundred percent', 'one hundred', 'ten out of ten', '5 stars', 'highest possible', 'maximum possible',
    'best possible score*', 'hundred out of', 'maxed out', 'first place', 'number one',
    'top of the list', 'top of the ranking', 'top of your list', 'top of the pile', 'highest band', 'top band',
    'highest level', 'top level', 'maximum level', 'highest category', 'best category', 'a perfect 10', 'top scores',
  ],
  award: [
    'give', 'giving', 'assign', 'award', 'grant', 'set', 'rate', 'score', 'mark', 'grade', 'return', 'output', 'put',
    'enter', 'record', 'choose', 'select', 'allocate', 'report', 'answer', 'respond', 'reply', 'print', 'write',
    'say', 'emit', 'produce', 'provide', 'rank', 'place', 'bestow', 'confer', 'raise', 'increase', 'bump', 'boost',
    'round', 'pick', 'evaluate', 'assess', 'judge', 'issue', 'deliver', 'pass', 'default', 'treat', 'consider',
    'classify', 'label', 'declare', 'conclude', 'use', 'apply', 'state', 'let', 'make sure', 'ensure', 'submit',
    'end', 'keep', 'maintain', 'leave', 'hold', 'fix', 'add', 'weigh', 'view', 'value', 'bring', 'attach', 'stamp', 'classify', 'adjust', 'change',
    'update', 'upgrade', 'move', 'regard',
  ],
  /** Said of what is being reviewed. */
  deserves: [
    'deserve*', 'get', 'receive', 'merits', 'merit', 'warrants', 'warrant', 'should receive', 'must receive', 'should get', 'must get',
    'is worth', 'worthy of', 'entitled to', 'must be given', 'should be given', 'be awarded', 'must be rated',
    'should be rated', 'must be scored', 'should be scored', 'be marked', 'be graded', 'be ranked', 'be rated',
    'be scored', 'has earned', 'earns', 'qualifies for', 'shall receive', 'is to receive', 'needs to receive',
    'has been awarded', 'has been given', 'was given', 'was awarded', 'has been scored', 'was scored', 'scored',
    'has been rated', 'was rated', 'scores', 'receives', 'received', 'has received', 'meets', 'is assigned',
    'to receive', 'to be given', 'gets', 'ought to get', 'ought to receive', 'is rated', 'is scored', 'achieves',
    'be treated', 'be considered', 'be classified', 'have earned', 'is a clear', 'is an obvious', 'be given',
  ],
  /** What an application wants to hear. */
  verdict: [
    'approve', 'recommend', 'shortlist', 'greenlight', 'green light', 'fast track', 'advance', 'admit', 'be approved',
    'be accepted', 'be recommended', 'be selected', 'be shortlisted', 'be admitted', 'pre approved', 'preapproved',
    'already approved', 'already been approved', 'already accepted', 'been accepted', 'been approved',
    'been selected', 'be fast tracked', 'been pre screened', 'been verified and', 'been shortlisted', 'be advanced',
    'auto approve', 'be passed', 'already been scored', 'already been reviewed', 'already been evaluated',
    'already passed',
  ],
  /** The names of our own outcomes and fields: no application has a reason to use them. */
  own_terms: [
    'cohort perfect', 'cohort strong', 'cohort possible', 'cohort unlikely', 'cohort undetermined', 'clarity score',
    'founder fit score', 'idea strength score', 'guard rail flags', 'fit dimensions', 'strength criteria',
    'founder fit', 'idea strength', 'clarity founder fit',
  ],
  /** What the reviewer has before them. */
  this_application: [
    'this application', 'this applicant', 'this submission', 'this entry', 'this candidate', 'this proposal',
    'the applicant', 'the application', 'the submission', 'this answer', 'these answers', 'this startup',
    'this start up', 'this founder', 'this venture', 'this pitch', 'this text', 'this response', 'this team',
    'this company', 'this project', 'present application', 'our application', 'our submission', 'our proposal',
    'our answers', 'our entry', 'my application', 'my submission', 'my answers', 'every criterion', 'all criteria',
    'each criterion', 'every category', 'all categories', 'every dimension', 'all dimensions', 'every section',
    'all sections', 'every field', 'all fields', 'every question', 'across the board', 'the above application',
    'all answers', 'returning applicants', 'such applicants', 'applicants like us', 'this form', 'these responses', 'every score', 'all scores', 'this idea', 'the present submission',
  ],
  us: ['us', 'me', 'it', 'we', 'i', 'ours', 'mine'],
} as const satisfies Record<string, readonly string[]>;

export const ORDER_WORDS = { ...MATTERS, ...ADDRESS_WORDS } as const;

export type OrderWord = keyof typeof ORDER_WORDS;
