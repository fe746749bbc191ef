import { type FieldTypeRule } from '../../field-type-rule.js';
import { AND_MORE, COUNTED, OPEN, WORDY } from './answer-words.js';

/** Questions that say what kind of answer they take, or whose noun does. */
export const ANSWER_SHAPES: readonly FieldTypeRule[] = [
  {
    type: 'multi_select',
    any: [
      '(select|choose|tick|check|mark|pick|indicate) (all|any|each|every|those|whichever)', '(all|each|any|those|one) (that|which) apply',
      '(select|choose|tick|check|mark|pick) .. (that|which) apply', '(select|choose|tick|check|mark|pick) .. as many',
    ],
  },
  {
    type: 'multi_select',
    any: [
      'all applicable', 'which of (the following|these)',
      '(select|choose|tick|pick|check|mark|indicate) (up to|at least|as many|one or more|multiple|max*|several|two|three)',
      '(multiple|several|more than one|many) (choice|answer|selection|option|response) [are] (allowed|possible|permitted|accepted|ok)',
      '(multiple|several) (answer|choice)', 'one or more option',
      'multi select', 'multiselect', '(max*|at most) (two|three|four|five|3)',
    ],
    not: ['(word|sentence|line|page|paragraph|minute|character|file|picture|photo|image|document|slide|mb|keyword|key word|tag)', '(select|choose|pick|tick) (one|only one|the one)', 'best describe', '(single|one) answer'],
  },
  {
    type: 'text',
    any: [
      'one (line|liner|sentence|phrase|word)', '(single|1) (line|sentence|word)',
      'in a (sentence|phrase|tweet|line)', '(finish|complete) (this|the) (sentence|line)', 'tagline', 'logline', 'strapline', 'slogan', '(one|a|1) tweet', 'in a few word',
      'in (three|five|ten|3|5|10|12|15|20|twelve|two|2) word',
      '(max*|up to|under|than|most|limit|in|within) (30|40|50|60|70|80|90|100|120|130|140|144|150|160) character',
      '(30|40|50|60|70|80|90|100|120|130|140|150|160) character',
      '(max*|up to|under|fewer than|less than|at most) (5|6|8|10|12|15|20|25) word',
      '(5|6|8|10|12|15|20|25) word (max*|or (less|fewer))',
    ],
  },
  {
    type: 'select',
    any: [
      '(choose|select|pick|tick|check|mark) (one|only one|a|an|your|the|from|from the|below|which|option)',
      'drop down', 'dropdown', '(select|choose|tick) $', 'single choice', 'best describe',
      'from the (list|option|dropdown)', 'please select',
      'please choose', '(full time part time|full time or part time|part time or full time)',
    ],
    not: ['(could|can|would|might|people|teacher|customer|user|buyer|client) choose'],
  },
  {
    type: 'boolean',
    atStart: true,
    any: [
      '(i|we|the (applicant|undersigned|team)) [hereby] (allow|permit|promise|undertake|guarantee|warrant|commit|declare|confirm|certify|agree|accept)',
      '(i|we) (have|am|are (aware|happy|willing|over)|will|give)',
      '(send|subscribe|keep|sign|add|inform|notify|contact|remind) me', 'permission (to|for)', 'acceptance of', '(over|under) (16|18|21) $',
    ],
    not: [...AND_MORE, '(i|we) am (a|an|the) $'],
  },
  {
    type: 'boolean',
    any: [
      'yes no', 'yes or no', 'y n', 'true false', 'true or false', 'tick (to|here|box|the box|if)',
      'check (here|to|the box|this box|if)',
      '(i|we) (agree|confirm|consent|accept|certify|declare|understand|acknowledge|authorize|hereby|have read)',
      'by (ticking|checking|submitting)', '(gdpr|privacy|data protection|photo|media) consent', '^ consent (to|for)', '^ (i|we) (would like|wish|want) to',
      '^ are you (ok|happy|willing|comfortable|prepared)',
      '^ (may|can|could|shall) (we|the (jury|team|program|fund))',
    ],
    not: [...AND_MORE],
  },
  {
    type: 'multi_select',
    choices: true,
    any: ['which of (our|the|these|your|those)'],
    not: [...WORDY, 'best', '(select|choose|pick|tick) one'],
  },
  {
    type: 'select',
    choices: true,
    any: ['*'],
    not: [...WORDY, 'phone', 'telephone', 'how (will|do|would|can|could)', '(business|work|action|financial|marketing|project) plan', 'strategy', 'list', 'breakdown', 'give', 'provide'],
  },
  {
    type: 'email',
    any: ['email', 'e mail', 'mail (address|of contact|contact)', 'mail'],
    not: [
      ...OPEN, ...COUNTED, 'email (marketing|subscriber|campaign|list|newsletter)', 'subscriber', 'newsletter',
      '(receive|subscribe|by) email', 'mail order',
    ],
  },
  {
    type: 'phone',
    any: [
      '(mobile|phone|telephone|tel|cell|cellphone|whatsapp|fax) (number|no)', 'number to reach', 'number .. (call|reach|ring|text) you',
      '(ring|call|text|phone) (us|you) on', '(handy|signal|landline|daytime) (number|no)', 'number for (text|sms|call)', 'by (phone|telephone)', 'where (can|could|may) we call', '(way|time) to call', 'office line',
      '^ your number', '^ mobil $',
      '(direct|telephone|phone) (line|dial)',
    ],
    not: [...OPEN, 'how many'],
  },
  {
    type: 'phone',
    any: [
      'phone', 'telephone', '(mobile|cell|contact|whatsapp) (number|no)', 'mobile', 'whatsapp', 'tel', 'cellphone',
      'fax', 'telegram', '^ cell $', 'landline',
    ],
    not: [
      ...OPEN, ...COUNTED, '(mobile|phone|smart) (app|user|money|application|game|device|penetration)', 'app',
      'smart', 'website or app',
    ],
  },
  {
    type: 'url',
    any: [
      'url', 'website', 'web (site|page|address)', 'webpage', 'homepage', 'home page', 'linkedin', 'github',
      'twitter', 'facebook', 'instagram', 'tiktok', 'youtube', 'link', 'hyperlink', 'video', 'deck', 'upload',
      'attach', 'attachment', 'social media [profile|account|page|link]', 'social (profile|handle|link)',
      'app store', 'crunchbase', 'angellist', 'portfolio', 'google drive', 'dropbox', 'headshot',
      '(company|your|upload) logo', '^ logo $', 'photo', 'web', 'google scholar',
      'landing page', 'blog', '(code|git|public|source) (repository|repo)', '^ (repository|repo)',
      'scan', 'scanned', '^ (copy|screenshot|picture|photo|photograph|drawing|map|quote|quotation) (of|from)', 'footage', '(zip|rar)', '^ concept art', 'pdf', 'jpg', 'jpeg', 'png', 'docx', 'pptx', 'xlsx', 'mp4', '^ annex', '^ appendix', '(supporting|additional) (document|file|picture|photo|image)',
      'where (can|could|do) we (find|see|try|view|watch|download|read) (you|it|your|the|a)', 'code live', '(product|project|public|company) page', '(company|project|venture) site', '(minute|short|second) film',
      'on the (internet|web)', 'where is the demo',
    ],
    heads: [
      'cv', 'resume', 'curriculum vitae', 'trailer', 'teaser', 'showreel', 'work sample', 'slide', 'brochure', 'flyer', 'screenshot',
      'wireframe', 'mock up', 'mockup', 'file', 'excel',
    ],
    not: [
      ...WORDY, 'strategy', 'detail', 'breakdown', ...COUNTED, 'how (will|do|would|did|can|could)',
      '(social media|website) (traffic|visitor|follower|strategy|marketing)', 'traffic', 'visitor', 'follower', '(star|like|fan) on',
      'link between', 'its link', 'deck of', 'video (game|call|platform|content|streaming)', 'portfolio company', 'portfolio performance', 'portfolio and (loss|risk|return)', 'portfolio by',
      'what do',
    ],
  },
  {
    type: 'long_text',
    any: [
      '(is there|do you have|have you|would you like to) [add|share] (anything|any thing|something) [else]',
      '^ (do|will|would|are) you (intend|plan|aim|want|go|prefer|wish) to ... or (sell|license|build|take|buy|make|outsource|manufacture|hire|distribute|partner)',
      'anything else', 'anything (you|to add|about|that|we|regarding|which)',
      '(can|could|would|will) you [please|briefly] (describe|explain|tell|share|give|elaborate)',
      '^ (distinguish|compare|contrast|sketch|summarise|summarize|set out|lay out)', '^ name (the|your|up to|at least) (first|two|three|four|five|main|top)',
      '(can|could|would|will) you [please|briefly] (outline|summarize|provide|name|list|walk)',
    ],
  },
  {
    type: 'boolean',
    atStart: true,
    any: [
      '(is|do|did|have|will|can|would|could|should|may) *',
    ],
    not: [
      ...WORDY, ...AND_MORE, 'what', 'which', 'who', 'where', 'how', 'tell', 'list',
      'please (list|provide|specify|describe|give|name)', 'provide', 'b2b or b2c', 'non profit or', 'for profit or',
      'pre or post', 'give',
    ],
  },
];
