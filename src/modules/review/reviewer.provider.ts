import { type FactoryProvider, Logger } from '@nestjs/common';
import { AppConfig } from '../../config/app-config.js';
import { Reviewer } from './reviewers/reviewer.js';

/** The language model, where the settings name one; what calls it is only loaded there. Null where the embedded reviewer judges. */
export const REVIEWER: FactoryProvider<Reviewer | null> = {
  provide: Reviewer,
  inject: [AppConfig],
  useFactory: async ({ languageModel }: AppConfig): Promise<Reviewer | null> => {
    if (languageModel === null) return null;
    const logger = new Logger('Review');
    const { createModelReviewer } = await import('./reviewers/model/create-model-reviewer.js');
    return createModelReviewer(languageModel, (warning) => {
      logger.warn(warning);
    });
  },
};
