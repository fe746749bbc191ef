import { Type } from 'class-transformer';
import { ArrayNotEmpty, IsArray, IsInt, Max, Min, ValidateNested } from 'class-validator';
import { IsInOrNull } from '../validation/constraints.js';
import { readDto } from './request-validation.pipe.js';

class Grant {
  @IsInt()
  @Min(1)
  @Max(9)
  amount!: number;
}

class Answer {
  @IsInOrNull(['yes', 'no'])
  answer!: string | null;
}

class Grants {
  @IsArray()
  @ArrayNotEmpty()
  @ValidateNested({ each: true })
  @Type(() => Grant)
  grants!: Grant[];
}

it.each([
  ['5', 'amount must be an integer number'],
  [null, 'amount must be an integer number'],
  [1.5, 'amount must be an integer number'],
  [0, 'amount must not be less than 1'],
  [10, 'amount must not be greater than 9'],
])('says of %p that %s', (amount, error) => {
  expect(() => readDto(Grant, { amount })).toThrow(error);
});

it('names null among the values that may be given', () => {
  expect(readDto(Answer, { answer: null })).toEqual({ answer: null });
  expect(() => readDto(Answer, {})).toThrow('answer must be one of the following values: yes, no, null');
});

it.each([
  [5, 'grants must be an array'],
  [[], 'grants should not be empty'],
  [[{ amount: 1 }, 5], 'grants[1] must be an object'],
  [[{ amount: 1 }, { amount: '1' }], 'grants[1].amount must be an integer number'],
])('says of a list %j that %s', (grants, error) => {
  expect(() => readDto(Grants, { grants })).toThrow(error);
});
