import { Type } from 'class-transformer';
import { IsArray, IsObject, IsOptional, IsString, ValidateNested } from 'class-validator';
import { cpuTime } from '../../../test/support/cpu-time.js';
import { MaxItems } from '../validation/constraints.js';
import { readDto } from './request-validation.pipe.js';

class Inner {
  @IsString()
  label!: string;
}

class Outer {
  @IsOptional()
  @IsString()
  name?: string;

  @IsOptional()
  @IsArray()
  @MaxItems(200)
  @ValidateNested({ each: true })
  @Type(() => Inner)
  fields?: Inner[];

  @IsOptional()
  @IsObject()
  weights?: Record<string, unknown>;
}

const MANY = Object.fromEntries(Array.from({ length: 60_000 }, (_, index) => [`k${index}`, index]));

it.each([
  ['beside what is declared', { ...MANY, name: 'last' }],
  ['in an unknown property', { name: 'last', unknown: MANY }],
  ['in a list of objects', { name: 'last', fields: [{ label: 'a', ...MANY }] }],
])('reads a body with tens of thousands of keys %s at once', (_, body) => {
  expect(
    cpuTime(() => {
      expect(readDto(Outer, body).name).toBe('last');
    }),
  ).toBeLessThan(1_000);
});

it('keeps a list that is too long too long', () => {
  const fields = Array.from({ length: 30_000 }, () => ({ label: 'a' }));
  expect(() => readDto(Outer, { fields })).toThrow('fields must have at most 200 items');
});

it('binds nothing through __proto__', () => {
  const dto = readDto(
    Outer,
    JSON.parse('{"__proto__":{"name":"x"},"fields":[{"__proto__":{"label":"x"},"label":"a"}]}'),
  );
  expect(dto.name).toBeUndefined();
  expect(Object.getPrototypeOf(dto)).toBe(Outer.prototype);
});

it.each([1, [], {}, 'x', null])('survives a constructor that is %j', (constructor) => {
  const own = JSON.parse(`{"a":1,"constructor":${JSON.stringify(constructor)}}`) as Record<string, unknown>;
  const dto = readDto(Outer, { weights: own, fields: [{ label: 'a', ...own }], unknown: own, ...own });
  expect(dto.weights).toEqual({ a: 1 });
});
