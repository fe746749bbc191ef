/** One queue, one kind of job, one payload type. */
export const REVIEW_QUEUE = 'review';
