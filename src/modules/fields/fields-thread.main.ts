import { serveWork } from '../../threads/serve-work.js';
import { runFieldsTask } from './infer-on-thread.js';

serveWork(runFieldsTask);
