/** For `ValidateIf`: what is left out is not looked at, and null is, unlike with `IsOptional`. */
export const isGiven = (_: object, value: unknown): boolean => value !== undefined;
