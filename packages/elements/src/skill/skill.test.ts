// Marks of the skills.
import { render } from 'lit';
import { expect, it } from 'vitest';
import { isSkill, skillMark, type SkillName } from './skill.js';

it('gives each of the five a sign of its own, and its name for readers', () => {
  const all: SkillName[] = ['politics', 'leadership', 'tactics', 'piloting', 'engineering'];
  const signs = all.map((skill) => {
    const box = document.createElement('div');
    render(skillMark(skill), box);
    expect(box.querySelector('i')?.title).toBe(skill);
    return box.textContent;
  });
  expect(new Set(signs).size).toBe(5);
});

it('knows a skill from other words', () => {
  expect([isSkill('tactics'), isSkill('luck'), isSkill(undefined)]).toEqual([true, false, false]);
});
