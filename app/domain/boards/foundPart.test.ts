import { expect, test } from "vitest";
import { foundPart } from "./foundPart.ts";

test.each([
  ["Manchester United", "man", ["", "Man", "chester United"]],
  ["Germany Bundesliga", "man", ["Ger", "man", "y Bundesliga"]],
  ["Atlético Madrid", "atletico", ["", "Atlético", " Madrid"]],
  ["Paris Saint-Germain", "saint germain", ["Paris ", "Saint-Germain", ""]],
  ["Norman Manor", "man", ["Norman ", "Man", "or"]],
  ["SHB Đà Nẵng", "da nang", ["SHB ", "Đà Nẵng", ""]],
  ["浦和レッズ", "レッズ", ["浦和", "レッズ", ""]],
  ["Chelsea", "zzz", ["Chelsea", "", ""]],
  ["Chelsea", "", ["Chelsea", "", ""]],
])("design-3, picture 70: in %s the letters of %s are marked", (name, typed, [before, found, after]) => {
  expect(foundPart(name, typed)).toEqual({ before, found, after });
});
