/** Words that are strung together to be found or to impress. Single words; a trailing `*` stands for any ending. */
export const BUZZ_WORDS: readonly string[] = [
  'ai', 'ml', 'artificial', 'intelligence', 'machine', 'learning', 'deep', 'neural', 'blockchain*', 'crypto*', 'web3', 'nft*', 'metaverse',
  'quantum', 'iot', 'big', 'data', 'cloud', 'saas', 'paas', 'platform*', 'ecosystem*', 'innovat*', 'disrupt*', 'scalab*', 'scale', 'growth', 'synerg*',
  'leverag*', 'paradigm*', 'holistic*', 'seamless*', 'revolution*', 'transform*', 'next', 'gen', 'generation', 'cutting', 'edge', 'state', 'art', 'game', 'changer*',
  'changing', 'world', 'class', 'best', 'sustainab*', 'green', 'esg', 'impact*', 'empower*', 'digital*', 'automat*', 'analytic*', 'predictive', 'optimi*',
  'agile', 'lean', 'centric', 'value', 'proposition', 'revenue*', 'market*', 'traction', 'funding', 'investment*', 'investor*', 'startup*', 'unicorn*', 'founder*',
  'leader*', 'vision*', 'mission', 'passion*', 'strateg*', 'roadmap', 'mvp', 'pilot*', 'kpi*', 'roi', 'moneti*', 'viral*', 'engagement', 'retention', 'b2b', 'b2c',
  'omnichannel', 'robust', 'frictionless', 'future', 'proof', 'turnkey', 'real', 'time', 'smart', 'intelligent', 'generative', 'llm*', 'gpt*', 'chatgpt', 'agent*', 'agentic',
  'decentrali*', 'defi', 'fintech', 'edtech', 'healthtech', 'agritech', 'proptech', 'cleantech', 'deeptech', 'solution*', 'problem*', 'customer*', 'user*', 'team', 'expert*', 'experience*',
  'excellence', 'quality', 'premium', 'global*', 'international*', 'enterprise', 'corporate', 'business', 'success*', 'competitive', 'advantage*', 'differentiat*', 'unique', 'proprietary', 'patent*', 'ip', 'moat',
  'network', 'effects', 'flywheel', 'community', 'partnership*', 'partner*', 'collaborat*', 'dynamic', 'creative', 'modern', 'advanced', 'technolog*', 'tech', 'high', 'performance', 'efficien*', 'productiv*', 'profit*',
  'cost', 'saving*', 'low', 'cheap*', 'affordable', 'top', 'rated', 'fast', 'secure', 'security', 'compliance', 'trust*', 'transparen*', 'accelerat*', 'exponential*', 'massive*', 'huge', 'billion*', 'tam', 'sam', 'som', 'cac', 'ltv', 'arr', 'mrr',
  'subscription*', 'freemium', 'marketplace', 'app', 'apps', 'mobile', 'online', 'web', 'software', 'website', 'seo', 'service*', 'product*', 'brand*', 'content', 'social', 'media', 'influencer*', 'e', 'commerce', 'ecommerce', 'personali*', 'customi*', 'integrat*', 'api*',
  'vr', 'ar', 'xr', 'robot*', 'drone*', '5g', 'wearable*', 'biometric*', 'carbon', 'neutral', 'net', 'zero', 'circular', 'economy', 'renewable*', 'climate', 'inclusi*', 'diversity', 'equity', 'resilien*', 'ethical', 'responsible', 'purpose*', 'driven', 'powered', 'first', 'native', 'enabled', 'based',
  'mover', 'win', 'winning', 'leading', 'pioneer*', 'breakthrough*', 'groundbreaking', 'unparalleled', 'ultimate', 'perfect', 'amazing', 'incredible', 'awesome', 'ideation', 'bandwidth', 'stakeholder*', 'alignment', 'actionable', 'insight*', 'granular', 'verticals', 'mindshare', 'thought', 'deliverables', 'core', 'competenc*', 'hyperlocal', 'hypergrowth', 'superapp', 'cybersecurity', 'devops', 'microservices', 'serverless', 'crowdsourc*', 'gamif*',
];

/** The parts of an application's rubric: a list that touches most of them answers none. */
export const RUBRIC_WORDS: Readonly<Record<string, readonly string[]>> = {
  problem: ['problem*', 'pain', 'need', 'needs', 'challenge*'],
  solution: ['solution*', 'product*', 'prototype*', 'mvp', 'platform*'],
  market: ['market*', 'tam', 'demand', 'industry', 'segment*'],
  customer: ['customer*', 'user*', 'client*', 'clients', 'consumer*'],
  money: ['revenue*', 'pricing', 'profit*', 'subscription*', 'moneti*', 'margin*', 'sales', 'mrr', 'arr', 'ebitda'],
  traction: ['traction', 'pilot*', 'growth', 'retention', 'kpi*', 'milestone*', 'loi', 'lois', 'letters'],
  competition: ['competit*', 'advantage*', 'moat', 'differentiat*', 'usp', 'defensib*', 'barrier*'],
  team: ['team', 'founder*', 'experience*', 'leader*', 'expert*', 'advisor*'],
  funding: ['funding', 'invest*', 'capital', 'seed', 'grant*', 'ask', 'equity'],
  novelty: ['innovat*', 'disrupt*', 'patent*', 'novel', 'unique', 'ip', 'breakthrough*'],
  scale: ['scal*', 'global*', 'expansion', 'international*', 'roadmap'],
  technology: ['ai', 'ml', 'blockchain*', 'cloud', 'data', 'iot', 'saas', 'algorithm*'],
};
