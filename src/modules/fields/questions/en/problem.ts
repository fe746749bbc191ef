import { type TopicWords } from '../topic.js';
import { OFFER, VENTURE } from './common.js';

const TROUBLE =
  'problem|issue|challenge|need|pain|gap|injustice|frustration|difficulty|barrier|inequality|question|' +
  'inefficiency|pain point|necessity|trouble|crisis|threat|dilemma|burden|failure|deficiency|disparity|shortage|' +
  'harm|obstacle|hardship|suffering|constraint|limitation|shortcoming|drawback|hassle|waste|deficit|bottleneck';
const SOLVE =
  'solve|solved|resolve|address|addresse|addressed|tackle|tackled|fix|meet|relieve|respond|attend|eliminate|' +
  'remove|alleviate|work|overcome|target|attack|combat|improve|confront|answer|ease|cover|filling|close|aim|' +
  'trying|face|see|identified';

export const problem: TopicWords = {
  topic: 'problem',
  sure: [
    '(inefficiency|problem|waste) .. (industry|sector|field)', 'what job are .. (customer|user|client) .. (do|done)',
    'how do you know .. want .. (solved|fixed)',
    'need for action', '(initial|starting|baseline) (situation|position|point|condition)',
    '(background|baseline) and need',
    '(shortcoming|drawback|limitation|weakness|deficit|flaw|disadvantage|failing) (of|in|with|that)',
    'want (this|it) .. (solved|fixed)', '(convinced|persuaded|told|showed) you .. (problem|need)',
    'why do (this|it) .. (need|deserve) (fix|solve|attention|to be|fixing|solving)',
    '(what|which) .. keep* .. (poor|sick|unsafe|difficult|hard|hungry|behind|stuck|excluded)', '(what|which) gap',
    'gap .. (fill|close|bridge)', 'day in the life', 'pain .. (stop|go away)',
    'what cost .. (customer|people|user|client|them|company) .. (time|money)',
    'know there are (a|any) (need|problem|demand)', 'what job .. (done|do)', 'who suffer',
    'how you know .. (need|problem)', 'why .. (problem|issue|need) .. (important|urgent|worth)', 'worth solve',
    'whose problem', 'what you are (solving|fixing|fighting|tackling)', 'why it matter', 'bug* you',
    '(constraint|difficulty|problem|challenge|obstacle) .. face', 'annoy*', 'hurt*',
    '(opportunity or need|need or opportunity)', 'what made you (realize|notice|see|aware) .. (problem|issue|need)',
    '(current|present) situation', 'unsatisf*', 'why (do|would) .. need (this|it|your|the)',
    'what would happen if .. not', '(what|which) struggle', 'barrier .. (faced|face) by',
    `(what|which) .. (${TROUBLE}) .. (${SOLVE})`, `(what|which) (${TROUBLE}) (do|is|will|would|have)`,
    `(problem|issue|challenge|need|pain|gap) .. (you|your (${VENTURE})|the (${VENTURE})) .. (${SOLVE})`,
    `(problem|issue|challenge|need|pain|gap) .. (your (${OFFER})|it|project) .. (${SOLVE})`,
    '(problem|need|challenge) (to be|being|to) (solved|addressed|met|attend|solve|address|tackle|tackled)',
    `what are (you|your (${VENTURE})|it) [trying to|hoping to|aiming to|setting out to] (solving|fixing)`,
    `what are (you|your (${VENTURE})|it) [trying to|hoping to|aiming to|setting out to] (addressing|tackling)`,
    `what (do|will|would) (you|your (${VENTURE})) [want to|hope to|aim to|try to] (solve|fix|tackle)`,
    `what (do|will|would) (you|your (${VENTURE})) [want to|hope to|aim to|try to] (address|change|improve)`,
    `what (do|will|would) (your (${OFFER})|it) [want to|hope to|aim to|try to] (solve|fix|tackle)`,
    `what (do|will|would) (your (${OFFER})|it) [want to|hope to|aim to|try to] (address|change|improve)`,
    'problem statement', 'statement of need', 'statement of [the] problem', 'statement of the need',
    'need (statement|assessment|analysis)', 'pain point', 'unmet .. need', 'what need', 'which need',
    '(customer|user|community|social|local|societal|client) need',
    'need for (the|this|your) (project|program|solution|product|service|work|activity|initiative)',
    'need and context', 'context and need',
    'what is (broken|wrong|missing|not working|going wrong|at stake|the need|the issue|the pain)',
    '(root|underlying) cause', 'cause of the',
    `why .. (${VENTURE}|work|this|it|solution|service) .. (needed|necessary|required|important|matter|essential)`,
    'why (do|would|should) (this|it|the problem|anyone|people|we|anybody) .. (matter|care)',
    'what happen if .. (not|nothing|nobody)', 'consequence of',
    'how (serious|severe|painful|acute|widespread) .. (problem|issue|it|this|need|pain)',
    'how (frequent|frequently|often|bad|costly) .. (problem|issue|it|this|need|pain)',
    'how do you know .. (problem|need) .. (exist|real|problem|matter)', 'evidence .. (problem|need)',
    'evidence of need', 'understanding of the problem', 'scale of the (problem|issue|challenge|need)',
    'cost of the problem', 'size of the (problem|issue|challenge|need)', 'jobs to be done', 'job to be done',
    '(social|societal|environmental|global|local|industry|customer|user) (problem|challenge|issue|need|gap)',
    '(clinical|scientific|technical|market|humanitarian|public|policy) (problem|challenge|issue|need|gap)',
    'problem .. (validated|validation)', '(people|they|customer|user) .. (struggle|suffer|frustrated|complain)',
    '(what|which) .. (frustrate*|angry|anger|annoy*|bother*|upset*|outrage*|worry you|enrage*)',
    'keep .. (awake|up at night)', 'awake at night', 'go* wrong', 'market failure',
    'need or (challenge|opportunity|problem)', '(need|problem|challenge) (behind|driving|that led)',
    'importance of the (problem|issue|challenge)',
    '(problem|issue|challenge|need) .. (important|matter|urgent to them)', 'significance of',
    'cause of .. (problem|issue|challenge)', '(prove|proof|show|statistic) .. (this is a problem|problem|need)',
    'how is .. (affected|experienced)', 'unsolved', 'painkiller', '(issue|problem|challenge) you care',
    '(problem|pain) (do|are) .. (face|feel|have|facing|experience)',
    '(challenge|difficulty|problem) .. (your|the|these|target) (customer|user) .. (face|facing|have|experience)',
    '(challenge|difficulty|problem) .. (your|the|these|target) (client|beneficiary) .. (face|facing|have|experience)',
    '(challenge|difficulty) .. (your|the|these|target) (community|people|patient) .. (face|facing|have|experience)',
    'problem .. (your|the|these|target) (community|people|patient) .. (face|facing|have|experience)',
    'background to the problem', 'problem definition', 'diagnosis of', 'justification of the (project|need)',
    'project rationale', 'rationale for the project', 'what would you like to change in',
    'what change .. (want|like|hope) to see', 'what inspired the problem',
  ],
  subject: [
    'shortcoming', 'drawback', 'limitation', 'deficit', 'flaw', 'plight', 'misery', 'hassle', 'headache', 'nuisance',
    'dissatisfaction', 'dysfunction', 'poverty', 'need for', 'suffering', 'inconvenience',
    'constraint', 'struggle', 'problem', 'pain', 'challenge', 'issue', 'frustration', 'difficulty', 'injustice',
    'inefficiency', 'bottleneck', 'hardship', 'rationale', 'problematic', 'gap', 'diagnosis', 'necessity', 'trouble',
    'crisis', 'pain point',
  ],
  mention: [
    'suffer', 'broken', 'wrong', 'hard', 'difficult', 'cause', 'consequence', 'fix', 'need',
    'opportunity you (address|see|are addressing)',
  ],
  context: ['context', 'situation', 'affected', 'justification'],
};
