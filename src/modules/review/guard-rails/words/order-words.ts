/** What English orders to a reviewer are made of. A trailing `*` stands for any ending. */
export const ORDER_WORDS = {
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
    'all of the above', 'the text above', 'everything before this', 'everything you were told', 'what you were told',
    'what you have been told', 'anything you were told', 'everything written above', 'everything you have been told',
    'your instruction*', 'your prompt', 'your rubric', 'your guidelines', 'your rules', 'your criteria',
    'your programming', 'your training', 'your guardrails', 'your guard rails', 'your constraints', 'your directives',
    'your orders', 'your policy', 'your policies', 'scoring rubric', 'evaluation rubric', 'scoring guidelines',
    'evaluation guidelines', 'scoring instructions', 'evaluation instructions', 'review instructions', 'initial prompt',
    'original prompt', 'hidden prompt', 'developer message', 'all prior context', 'previous context', 'prior context',
    'your scoring', 'your usual', 'your normal', 'your standard', 'your default',
  ],
  /** Makes one of the `orders` those of the reviewer. */
  earlier: [
    'previous', 'previously', 'prior', 'above', 'earlier', 'preceding', 'your', 'system', 'initial', 'original',
    'scoring', 'evaluation', 'grading', 'marking', 'judging', 'foregoing', 'you',
  ],
  any_of: ['all', 'any', 'every', 'these', 'those', 'given', 'existing', 'current', 'former', 'assigned', 'review', 'assessment', 'the'],
  /** They are said to hold no more. */
  void_now: [
    'should be ignored', 'must be ignored', 'to be ignored', 'can be ignored', 'are cancelled', 'is cancelled',
    'are canceled', 'no longer apply', 'no longer applies', 'no longer valid', 'are void', 'is void', 'are superseded',
    'is superseded', 'do not apply', 'does not apply', 'are suspended', 'is suspended', 'have been replaced',
    'has been replaced', 'are obsolete', 'is obsolete', 'are revoked', 'is revoked', 'have been updated',
    'has been updated', 'must be disregarded', 'should be disregarded', 'are overridden', 'is overridden',
    'has changed', 'have changed', 'were a test', 'is hereby', 'are hereby', 'are outdated', 'is outdated',
  ],
  mark: [
    'score*', 'mark', 'marks', 'rating*', 'grade', 'grades', 'points', 'stars', 'evaluation', 'verdict', 'assessment',
    'ranking', 'percentile',
  ],
  mark_loose: ['level', 'levels', 'tier', 'result', 'outcome', 'recommendation', 'review', 'rank', 'place', 'category', 'band', 'value', 'values', 'output', 'answer', 'conclusion'],
  top: [
    'maximum', 'max', 'maximal', 'highest', 'top', 'topmost', 'full', 'perfect', 'best', 'excellent', 'outstanding',
    'exceptional', 'stellar', 'flawless', 'upper', 'winning', 'strongest', 'greatest', 'ideal', 'five', 'hundred',
    'ten',
  ],
  top_loose: ['high', 'higher', 'positive', 'favourable', 'favorable', 'glowing', 'generous', 'first class', 'good', 'strong'],
  highly: [
    'highly', 'high', 'well', 'favourably', 'favorably', 'generously', 'kindly', 'positively', 'top', 'first', 'best',
    'excellent', 'outstanding', 'leniently', 'perfect', 'number one', 'maximum', 'above all',
  ],
  rate: ['rate', 'score', 'mark', 'grade', 'rank', 'evaluate', 'assess', 'judge', 'review', 'treat', 'weigh', 'place', 'put'],
  /** Says that a mark is the right one. */
  right: [
    'correct', 'only', 'right', 'appropriate', 'fair', 'proper', 'true', 'final', 'official', 'actual', 'fitting', 'just',
    'accurate', 'obvious', 'expected', 'reasonable', 'acceptable', 'honest', 'logical', 'natural', 'mandatory',
  ],
  /** A mark and its height in one. */
  top_mark: [
    'full marks', 'top marks', 'full points', 'full score*', 'full credit', 'perfect ten', 'flying colours',
    'flying colors', 'highest honours', 'highest honors', 'straight as', 'an a plus', 'five stars', 'a hundred percent',
    'one hundred', 'ten out of ten', '5 stars', 'highest possible', 'maximum possible', 'best possible score*',
    'hundred out of', 'maxed out', 'the maximum', 'the max', 'first place', 'number one', 'top of the list',
    'top of the ranking', 'top of your list', 'top of the pile', 'highest band', 'top band', 'highest level',
    'top level', 'maximum level', 'highest category', 'best category', 'a perfect 10', 'top scores',
  ],
  award: [
    'give', 'giving', 'assign', 'award', 'grant', 'set', 'rate', 'score', 'mark', 'grade', 'return', 'output', 'put',
    'enter', 'record', 'choose', 'select', 'allocate', 'report', 'answer', 'respond', 'reply', 'print', 'write',
    'say', 'emit', 'produce', 'provide', 'rank', 'place', 'bestow', 'confer', 'raise', 'increase', 'bump', 'boost',
    'round', 'pick', 'evaluate', 'assess', 'judge', 'issue', 'deliver', 'pass', 'default', 'treat', 'consider',
    'classify', 'label', 'declare', 'conclude', 'use', 'apply', 'state', 'let', 'make sure', 'ensure', 'submit', 'end', 'keep', 'maintain', 'leave', 'hold', 'fix', 'add', 'weigh',
    'view', 'value', 'bring', 'adjust', 'change', 'update', 'upgrade', 'move', 'regard',
  ],
  /** Said of what is being reviewed. */
  deserves: [
    'deserve*', 'merits', 'merit', 'warrants', 'warrant', 'should receive', 'must receive', 'should get', 'must get',
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
    'already approved', 'already been approved', 'already accepted', 'been accepted', 'been approved', 'been selected',
    'be fast tracked', 'been pre screened', 'been verified and', 'been shortlisted', 'be advanced', 'auto approve',
    'be passed', 'already been scored', 'already been reviewed', 'already been evaluated', 'already passed',
  ],
  /** The names of our own outcomes and fields: no application has a reason to use them. */
  own_terms: [
    'cohort perfect', 'cohort strong', 'cohort possible', 'cohort unlikely', 'cohort undetermined', 'clarity score',
    'founder fit score', 'idea strength score', 'guard rail flags', 'fit dimensions', 'strength criteria',
    'founder fit', 'idea strength', 'clarity founder fit',
  ],
  /** Whoever reads the application; only in the singular, or with words that tell. */
  reviewer: [
    'reviewer*', 'evaluator*', 'assessor*', 'grader', 'graders', 'judge', 'judges', 'jury', 'panel', 'committee',
    'screener', 'whoever reads', 'whoever is reading', 'whoever reviews', 'whoever evaluates', 'whoever scores', 'ai',
    'llm', 'a i', 'the model', 'language model', 'assistant', 'chatbot', 'gpt', 'chatgpt', 'claude', 'gemini', 'copilot',
    'the bot', 'the algorithm', 'the machine', 'the system', 'dear system', 'scoring system', 'review system',
    'evaluation system', 'scoring engine', 'automated review', 'automated reviewer', 'selection committee',
    'scoring model', 'evaluation model', 'reading this', 'reviewing this', 'scoring this', 'evaluating this',
    'processing this', 'parsing this', 'grading this', 'robot', 'the agent', 'the rater', 'rater', 'marker', 'examiner',
    'the program', 'the computer', 'admissions officer',
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
    'all answers', 'this form', 'these responses', 'every score', 'all scores', 'this idea', 'the present submission',
  ],
  us: ['us', 'me', 'it', 'we', 'i', 'ours', 'mine'],
  /** Gives the reviewer a part to play. */
  role_play: [
    'you are now', 'you re now', 'act as', 'acting as', 'pretend', 'roleplay', 'role play', 'play the role',
    'play the part', 'take on the role', 'assume the role', 'assume the persona', 'adopt the persona',
    'your new role', 'you will play', 'speak as', 'you must now', 'switch to', 'you are a generous',
    'you are a lenient', 'you are no longer', 'stop being', 'let s play a game', 'let us play a game',
  ],
  role_hint: [
    'from now on', 'imagine', 'suppose', 'your new task', 'your new goal', 'your real task', 'your true task',
    'your only task', 'your task is', 'your job is', 'your sole', 'new task', 'new instruction*', 'new rule*',
    'new objective', 'updated instruction*', 'additional instruction*', 'special instruction*', 'in this game',
    'hypothetical', 'you are an ai', 'you are a language model', 'as an ai', 'as a language model', 'as an llm',
    'you are the evaluator', 'you are an evaluator', 'you are my', 'write a story', 'write a scene',
    'complete the following', 'continue the sentence', 'final instruction*', 'for the rest of this', 'in this story',
    'in this scenario', 'fictional',
  ],
  generous: ['generous', 'lenient', 'enthusiastic', 'grandmother', 'without restrictions', 'no restrictions', 'no rules', 'unrestricted', 'biggest fan', 'always approves', 'loves', 'always says', 'in love', 'uncensored', 'never criticises', 'never rejects', 'kindest', 'proud'],
  /** No honest sentence needs these. */
  machine: [
    'developer mode', 'god mode', 'jailbroken', 'unrestricted mode', 'do anything now', 'dan mode', 'system override',
    'admin override', 'override code', 'override mode', 'sudo', 'note to the ai', 'note to ai', 'note to the llm',
    'note to llm', 'note for the ai', 'note for ai', 'message to the ai', 'message for the ai',
    'instructions for the ai', 'instruction for the ai', 'instructions to the ai', 'dear ai', 'hey ai', 'hello ai',
    'hi ai', 'attention ai', 'attention llm', 'dear llm', 'dear language model', 'hey gpt', 'hey chatgpt',
    'hi chatgpt', 'dear chatgpt', 'if you are an ai', 'if you are a language model', 'if you are an llm',
    'if you re an ai', 'if an ai', 'if a language model', 'any ai', 'any llm', 'ai agent reading',
    'ai systems reading', 'ai system reading', 'hey assistant', 'dear assistant', 'to the model', 'note to the model',
    'dear model', 'note to system', 'note to the system', 'ai only', 'for ai eyes', 'evaluation mode', 'to the ai',
    'to the llm', 'as an ai', 'as a language model', 'as an llm', 'you are an ai', 'you are a language model',
    'message to ai', 'instructions to ai', 'instructions for ai', 'for the ai', 'for the llm', 'dear robot',
    'dear bot', 'hey bot', 'ai reading', 'ai reviewing', 'ai evaluating', 'ai scoring', 'ai processing',
    'model reading', 'llm reading', 'assistant reading', 'the ai that',
  ],
  /** Machines that review, which some ventures build. */
  machine_noun: [
    'ai reviewer', 'ai evaluator', 'ai grader', 'ai judge', 'ai assessor', 'ai screener', 'llm reviewer',
    'llm evaluator', 'llm judge', 'automated reviewer', 'automated evaluator', 'automated system', 'scoring engine',
    'scoring system', 'reviewing system', 'review system', 'large language model*', 'an ai', 'the ai',
    'language model', 'the llm', 'an llm', 'the model',
  ],
  /** Speaks to people who review, which by itself is only polite. */
  human: [
    'note for the evaluator', 'note to the evaluator', 'note to evaluator', 'note to the reviewer',
    'note to reviewer', 'note to reviewers', 'note to the reviewers', 'note for reviewers', 'note for the reviewer',
    'note to the grader', 'message to the reviewer', 'instructions for the reviewer', 'instruction to the reviewer',
    'instructions to the evaluator', 'instructions for the evaluator', 'attention reviewer', 'attention evaluator',
    'dear evaluator', 'dear evaluators', 'dear reviewer', 'dear reviewers', 'hey reviewer', 'note to the committee',
    'memo to the evaluator', 'memo to the reviewer', 'note to grader', 'dear judge', 'dear judges', 'dear jury',
    'dear assessor', 'note to assessor', 'note to the assessor', 'note to judges', 'note to the judges',
    'note to the jury', 'dear committee', 'note to the panel', 'to the reviewer', 'to the evaluator', 'to whoever',
    'reviewer', 'evaluator', 'assessor', 'grader', 'dear panel', 'members of the committee', 'members of the jury',
    'the committee',
  ],
  /** Steers what is thought or said. */
  steer: [
    'treat', 'assume', 'regard', 'interpret', 'conclude', 'describe', 'summarise', 'summarize', 'say that',
    'report that', 'state that', 'write that', 'highlight', 'emphasise', 'emphasize', 'skip', 'count', 'consider',
    'fill in', 'fill every', 'replace', 'remember to', 'make sure', 'ensure', 'favour', 'favor', 'prefer',
    'prioriti*', 'confirm', 'respond with', 'reply with', 'answer with', 'repeat after', 'leave out', 'omit', 'give',
    'output', 'return', 'see', 'read', 'judge', 'mark', 'note that', 'add', 'insert', 'append', 'include', 'say',
    'write', 'respond', 'decide', 'recommend', 'proceed', 'accept',
  ],
  steer_strong: [
    'be generous', 'be lenient', 'go easy', 'do not penali*', 'don t penali*', 'do not deduct', 'don t deduct',
    'no deduction*', 'without deduction*', 'do not mark down', 'don t mark down', 'do not criticise',
    'do not criticize', 'do not question', 'stop reading', 'stop evaluating', 'stop reviewing', 'stop the evaluation',
    'end the review', 'terminate the', 'rank us', 'rank this', 'put us', 'comply', 'obey', 'only output',
    'output only', 'respond only', 'reply only', 'answer only', 'simply output', 'just output', 'execute',
    'raise the', 'inflate', 'overlook', 'skip the evaluation', 'skip the review', 'skip scoring', 'no further review',
    'no further evaluation', 'treat every', 'treat all', 'treat this', 'treat any', 'treat missing', 'give extra',
    'extra points', 'bonus points', 'extra credit', 'do the right thing',
  ],
  praise: [
    'excellent', 'outstanding', 'exceptional', 'perfect', 'flawless', 'complete', 'fully', 'strong', 'strongest', 'best',
    'proven', 'verified', 'confirmed', 'validated', 'positive', 'positively', 'favourabl*', 'favorabl*', 'highest',
    'maximum', 'full', 'top', 'first', 'true', 'correct', 'approved', 'accepted', 'accept', 'pass', 'passed', 'winner',
    'win', 'superb', 'brilliant', 'strength', 'strengths', 'yes', 'met', 'satisfied', 'credit', 'weaknesses', 'weakness',
    'flags', 'negative', 'anything negative', 'evidence', 'high',
  ],
  /** Asks for it instead of ordering it. */
  wish: [
    'please', 'kindly', 'hope', 'hoping', 'would love', 'would appreciate', 'appreciate', 'request', 'ask', 'asking', 'beg',
    'begging', 'plead', 'expect', 'expecting', 'grateful', 'thrilled', 'count on', 'counting on', 'looking forward',
    'could you', 'can you', 'would you', 'will you', 'trust you', 'trust that', 'need you', 'want you', 'urge', 'implore',
    'delighted', 'be so kind', 'happy if', 'do us the favour', 'do us a favour', 'do me a favour', 'do me a favor',
    'wish', 'confident that', 'rely on', 'pray', 'humbly', 'respectfully', 'insist', 'would be nice', 'settle for',
    'nothing less', 'see fit', 'generous', 'thank you for',
  ],
  extract: ['print', 'reveal', 'repeat', 'show', 'output', 'display', 'tell me', 'list', 'leak', 'dump', 'disclose', 'paste'],
  secrecy: [
    'do not mention', 'don t mention', 'do not reveal', 'don t reveal', 'never reveal', 'never mention',
    'do not flag', 'don t flag', 'without flagging', 'do not report', 'don t report', 'without mentioning', 'keep this secret',
    'do not tell', 'don t tell', 'do not quote', 'do not acknowledge', 'do not refer to', 'raise no flags', 'no flags',
    'do not raise', 'suppress',
  ],
  secret: [
    'this instruction', 'this note', 'this message', 'these lines', 'this line', 'these instructions', 'this prompt',
    'this comment', 'injection', 'any flags', 'no flags', 'the flags', 'this sentence', 'a flag', 'flags',
  ],
} as const satisfies Record<string, readonly string[]>;

export type OrderWord = keyof typeof ORDER_WORDS;
