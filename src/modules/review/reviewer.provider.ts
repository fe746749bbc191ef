import { type FactoryProvider, Logger } from '@nestjs/common';
import { AppConfig } from '../../config/app-config.js';
import { Reviewer } from './reviewers/reviewer.js';
import { TextReviewer } from './reviewers/text.reviewer.js';

/** The reviewer that the settings name. What calls a language model is only loaded where one is to be called. */
export const REVIEWER: FactoryProvider<Reviewer> = {
  provide: Reviewer,
  inject: [AppConfig, TextReviewer],
  useFactory: async ({ languageModel }: AppConfig, embedded: TextReviewer): Promise<Reviewer> => {
    if (languageModel === null) return embedded;
    const { createModelReviewer } = await import('./reviewers/model/create-model-reviewer.js');
    const logger = new Logger('Review');
    return createModelReviewer(languageModel, (warning) => {
      logger.warn(warning);
    });
  },
};
