import { type FactoryProvider, Logger } from '@nestjs/common';
import { AppConfig } from '../../../config/app-config.js';
import { loadModelReviewer } from '../reviewers/load-model-reviewer.js';
import { Reviewer } from '../reviewers/reviewer.js';

export const REVIEWER: FactoryProvider<Reviewer | null> = {
  provide: Reviewer,
  inject: [AppConfig],
  useFactory: ({ languageModel }: AppConfig): Promise<Reviewer | null> => {
    const logger = new Logger('Review');
    return loadModelReviewer(languageModel, (warning) => {
      logger.warn(warning);
    });
  },
};
