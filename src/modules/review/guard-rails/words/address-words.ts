/** How orders speak to whoever reviews, and what they would have it think and say. */
export const ADDRESS_WORDS = {
  /** Whoever reads the application; only in the singular, or with words that tell. */
  reviewer: [
    'reviewer*', 'evaluator*', 'assessor*', 'grader', 'graders', 'judge', 'judges', 'jury', 'panel', 'committee',
    'screener', 'whoever reads', 'whoever is reading', 'whoever reviews', 'whoever evaluates', 'whoever scores', 'ai',
    'llm', 'a i', 'the model', 'language model', 'assistant', 'chatbot', 'gpt', 'chatgpt', 'claude', 'gemini',
    'copilot', 'the bot', 'the algorithm', 'the machine', 'the system', 'dear system', 'scoring system',
    'review system', 'evaluation system', 'scoring engine', 'automated review', 'automated reviewer',
    'selection committee', 'scoring model', 'evaluation model', 'reading this', 'reviewing this', 'scoring this',
    'evaluating this', 'processing this', 'parsing this', 'grading this', 'robot', 'the agent', 'the rater', 'rater',
    'marker', 'examiner', 'the program', 'the computer', 'admissions officer',
  ],
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
  generous: [
    'generous', 'lenient', 'enthusiastic', 'grandmother', 'without restrictions', 'no restrictions', 'no rules',
    'unrestricted', 'biggest fan', 'always approves', 'loves', 'always says', 'in love', 'uncensored',
    'never criticises', 'never rejects', 'kindest', 'proud',
  ],
  /** No honest sentence needs these. */
  machine: [
    'developer mode', 'god mode', 'jailbroken', 'unrestricted mode', 'do anything now', 'dan mode', 'system override',
    'admin override', 'override code', 'override mode', 'sudo', 'note to the ai', 'note to ai', 'note to the llm',
    'note to llm', 'note for the ai', 'note for ai', 'message to the ai', 'message for the ai',
    'instructions for the ai', 'instruction for the ai', 'instructions to the ai', 'dear ai', 'hey ai', 'hello ai',
    'hi ai', 'attention ai', 'attention llm', 'dear llm', 'dear language model', 'hey gpt', 'hey chatgpt',
    'hi chatgpt', 'dear chatgpt', 'if you are an ai', 'if you are a language model', 'if you are an llm',
    'if you re an ai', 'if an ai', 'if a language model', 'any ai', 'automated screening', 'automatic screening', 'screening software', 'automated reader*', 'automated review', 'screening bot', 'any llm', 'ai agent reading',
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
    'excellent', 'outstanding', 'exceptional', 'perfect', 'flawless', 'complete', 'fully', 'strong', 'strongest',
    'best', 'proven', 'verified', 'confirmed', 'validated', 'positive', 'positively', 'favourabl*', 'favorabl*',
    'highest', 'maximum', 'full', 'top', 'first', 'true', 'correct', 'approved', 'accepted', 'accept', 'pass',
    'passed', 'winner', 'win', 'superb', 'brilliant', 'strength', 'strengths', 'yes', 'met', 'satisfied', 'credit',
    'weaknesses', 'weakness', 'flags', 'negative', 'anything negative', 'evidence', 'high',
  ],
  /** Asks for it instead of ordering it. */
  wish: [
    'please', 'kindly', 'hope', 'hoping', 'would love', 'would appreciate', 'appreciate', 'request', 'ask', 'asking',
    'beg', 'begging', 'plead', 'expect', 'expecting', 'grateful', 'thrilled', 'count on', 'counting on',
    'looking forward', 'could you', 'can you', 'would you', 'will you', 'trust you', 'trust that', 'need you',
    'want you', 'urge', 'implore', 'delighted', 'be so kind', 'happy if', 'do us the favour', 'do us a favour',
    'do me a favour', 'do me a favor', 'wish', 'kindness', 'consider it a', 'would mean', 'd love', 'd appreciate', 'd be happy', 'confident that', 'rely on', 'pray', 'humbly', 'respectfully',
    'insist', 'would be nice', 'settle for', 'nothing less', 'see fit', 'generous', 'thank you for',
  ],
  extract: [
    'print', 'reveal', 'repeat', 'show', 'output', 'display', 'tell me', 'list', 'leak', 'dump', 'disclose', 'paste',
  ],
  secrecy: [
    'do not mention', 'don t mention', 'do not reveal', 'don t reveal', 'never reveal', 'never mention',
    'do not flag', 'don t flag', 'without flagging', 'do not report', 'don t report', 'without mentioning',
    'keep this secret', 'do not tell', 'don t tell', 'do not quote', 'do not acknowledge', 'do not refer to',
    'raise no flags', 'no flags', 'do not raise', 'suppress',
  ],
  secret: [
    'this instruction', 'this note', 'this message', 'these lines', 'this line', 'these instructions', 'this prompt',
    'this comment', 'injection', 'any flags', 'no flags', 'the flags', 'this sentence', 'a flag', 'flags',
  ],
} as const satisfies Record<string, readonly string[]>;
