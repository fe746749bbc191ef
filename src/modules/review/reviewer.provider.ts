import { type FactoryProvider, Logger } from '@nestjs/common';
import { AppConfig } from '../../config/app-config.js';
import { EmbeddedReviewer } from './embedded.reviewer.js';
import { createReviewer } from './reviewers/create-reviewer.js';
import { Reviewer } from './reviewers/reviewer.js';

export const REVIEWER: FactoryProvider<Reviewer> = {
  provide: Reviewer,
  inject: [AppConfig, EmbeddedReviewer],
  useFactory: async ({ languageModel }: AppConfig, embedded: EmbeddedReviewer): Promise<Reviewer> => {
    if (languageModel === null) return embedded;
    const logger = new Logger('Review');
    return createReviewer(languageModel, (warning) => {
      logger.warn(warning);
    });
  },
};
