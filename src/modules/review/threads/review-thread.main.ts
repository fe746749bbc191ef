import { serveWork } from '../../../threads/serve-work.js';
import { runTask } from './reading-tasks.js';

serveWork(runTask);
