/** Choices that many patterns share. */
export const VENTURE =
  'company|startup|start up|business|venture|project|organization|enterprise|firm|initiative|proposal|charity|' +
  'cooperative|co op|shop|cafe|farm|association|ngo|studio|group';
export const OFFER =
  'product|service|solution|offering|technology|innovation|platform|tool|app|device|idea|concept|invention|' +
  'approach|intervention|model|work|system|software|method|project|proposal|prototype|product or service|startup|' +
  'start up|company|venture|game|film|book|course|drug|vaccine|machine|robot|sensor|kit|scheme|campaign|event';
export const CUSTOMER =
  'customer|client|user|buyer|consumer|end user|beneficiary|patient|farmer|student|subscriber|member|people|' +
  'community';
export const PROGRAMME =
  'program|accelerator|incubator|fellowship|cohort|competition|prize|award|grant|fund|loan|hub|network|bootcamp|' +
  'residency|challenge|scheme|studio|mentor|partnership|scholarship|investor|investment|money|call|support';
export const MONEY =
  'grant|fund|money|loan|award|prize|prize money|investment|capital|proceed|budget|cash|donation';

/** Kinds of customer and beneficiary that forms name. */
export const SEGMENT =
  'people|household|family|school|teacher|parent|hospital|clinic|doctor|nurse|shop|retailer|smallholder|woman|' +
  'women|youth|young people|child|children|worker|employer|company|business|sme|restaurant|hotel|bank|insurer|' +
  'municipality|council|city|tenant|landlord|driver|developer|engineer|manufacturer|factory|freelancer|merchant|' +
  'trader|refugee|migrant|pensioner|elderly|carer|caregiver|resident|citizen|learner|pupil|employee|founder|' +
  'shopper|guest|diner|visitor|passenger|commuter|reader|viewer|player|department|division|unit|organization|' +
  'farmer|patient|student|trainee|farm|entrepreneur|artisan|fisher|' +
  'grower|charity|ngo|government|agency|lab|university|researcher|scientist|' +
  'clinician|operator|fleet|seller|supplier|vendor|individual|girl|team|site|village|participant';
