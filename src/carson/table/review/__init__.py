"""A game is gone through again, choice by choice: how good each was, as far as its seat could know, and what was luck."""
