import 'reflect-metadata';
import { runService } from './run-service.js';

await runService();
