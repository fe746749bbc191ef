import { serveWork } from '../../threads/serve-work.js';
import { runTask, type TaskName } from './reading-tasks.js';

serveWork(runTask<TaskName>);
