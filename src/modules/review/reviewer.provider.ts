import { type FactoryProvider, Logger } from '@nestjs/common';
import { AppConfig } from '../../config/app-config.js';
import { createReviewer } from './reviewers/create-reviewer.js';
import { Reviewer } from './reviewers/reviewer.js';

export const REVIEWER: FactoryProvider<Reviewer> = {
  provide: Reviewer,
  inject: [AppConfig],
  useFactory: ({ languageModel }: AppConfig): Promise<Reviewer> => {
    const logger = new Logger('Review');
    return createReviewer(languageModel, (warning) => {
      logger.warn(warning);
    });
  },
};
